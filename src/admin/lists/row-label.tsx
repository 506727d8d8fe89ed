'use client'

import { useRowLabel } from '@payloadcms/ui'
import { rowTitle } from '@/src/domain/panel/row-labels'
import './row-label.css'

type Props = {
  /** The kind of row or section, such as `Menu item`. */
  readonly kind: string
  readonly titleFields: readonly string[]
}

const useRow = ({ kind, titleFields }: Props) => {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  return { title: rowTitle(data, titleFields), numbered: `${kind} ${String(rowNumber + 1)}` }
}

/** Names a row of a list by its content, or else by its number: `Menu item 3`. */
export const RowLabel = (props: Props) => {
  const { title, numbered } = useRow(props)
  return <span className="row-label">{title || numbered}</span>
}

/** Names a section of a page by its kind and content: `Text · Our people`. */
export const BlockLabel = (props: Props) => {
  const { title } = useRow(props)
  return (
    <span className="row-label">
      <strong>{props.kind}</strong>
      {title && ` · ${title}`}
    </span>
  )
}
