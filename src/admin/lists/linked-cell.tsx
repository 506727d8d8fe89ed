import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'

type LinkedCellProps = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'rowData'> & {
  readonly children: ReactNode
}

/** The content of a cell of ours. In the first column of a list it opens the document, as in Payload's own cells. */
export const LinkedCell = ({ collectionSlug, link, linkURL, rowData, children }: LinkedCellProps) => {
  const { id } = rowData as { readonly id?: unknown }
  if (!link || id === undefined) return children
  return (
    <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${String(id)}`} prefetch={false}>
      {children}
    </Link>
  )
}
