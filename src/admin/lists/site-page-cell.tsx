import { ExternalLink } from 'lucide-react'
import type { DefaultServerCellComponentProps } from 'payload'
import { findPublished } from './find-published'

type ListedDocument = {
  readonly id: string
  readonly deletedAt?: string | null
  readonly _status?: 'draft' | 'published'
}

/** The link from a row of a list to the document's page on the site (ADM-06). */
export const SitePageCell = async ({ rowData, payload, collectionSlug }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { id, deletedAt, _status } = rowData as ListedDocument
  // In the trash a document has no page, nor as a draft that was never published or is no longer.
  if (deletedAt || (_status === 'draft' && (await findPublished(payload, collectionSlug)(id)) !== true)) return null
  return (
    <a className="site-bar__link" href={`/api/${collectionSlug}/${id}/site-page`} target="_blank" rel="noopener">
      View
      <ExternalLink size={15} aria-hidden />
      <span className="panel-hidden"> on site (opens in a new tab)</span>
    </a>
  )
}
