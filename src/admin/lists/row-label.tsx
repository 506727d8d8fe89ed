'use client'

import { useRowLabel } from '@payloadcms/ui'
import { TriangleAlert } from 'lucide-react'
import { findLinkNote, useAddresses } from '@/src/admin/links/use-site'
import { listStoredLinks } from '@/src/domain/navigation/stored-links'
import { rowTitle } from '@/src/domain/panel/row-labels'
import './row-label.css'

type Props = {
  /** The kind of row or section, such as `Menu item`. */
  readonly kind: string
  readonly titleFields: readonly string[]
}

const useRow = ({ kind, titleFields }: Props) => {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  return { data, title: rowTitle(data, titleFields), numbered: `${kind} ${String(rowNumber + 1)}` }
}

/** Marks a row, open or closed, with a link that leads nowhere (STF-07). */
const DeadLinkMark = ({ data }: { readonly data: unknown }) => {
  const links = listStoredLinks(data)
  const addresses = useAddresses(links.length > 0)
  const isWarned = links.some(({ href }) => findLinkNote(href, addresses)?.isWarning === true)
  return !isWarned ? null : (
    <span className="row-label__warning">
      <TriangleAlert size={14} aria-hidden />
      Link needs attention
    </span>
  )
}

/** Names a row of a list by its content, or else by its number: `Menu item 3`. */
export const RowLabel = (props: Props) => {
  const { data, title, numbered } = useRow(props)
  return (
    <span className="row-label">
      {title || numbered}
      <DeadLinkMark data={data} />
    </span>
  )
}

/** Names a section of a page by its kind and content: `Text · Our people`. */
export const BlockLabel = (props: Props) => {
  const { data, title } = useRow(props)
  return (
    <span className="row-label">
      <strong>{props.kind}</strong>
      {title && ` · ${title}`}
      <DeadLinkMark data={data} />
    </span>
  )
}
