'use client'

import { useDocumentInfo, useField, useRowLabel } from '@payloadcms/ui'
import { Eye, EyeOff, TriangleAlert } from 'lucide-react'
import { findLinkNote, useAddresses } from '@/src/admin/links/use-site'
import { listStoredLinks } from '@/src/domain/navigation/stored-links'
import { isEmptySection } from '@/src/domain/panel/empty-section'
import { rowTitle } from '@/src/domain/panel/row-labels'
import { RowImage } from './row-image'
import './row-label.css'

type Props = {
  /** The kind of row or section, such as `Menu item`. */
  readonly kind: string
  readonly titleFields: readonly string[]
}

const useRow = ({ kind, titleFields }: Props) => {
  const { data, path, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  return { data, path, title: rowTitle(data, titleFields), numbered: `${kind} ${String(rowNumber + 1)}` }
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

/** Marks a section that has no content, which nothing else would say before a shopper misses it (CNT-01). */
const EmptyMark = ({ data }: { readonly data: Readonly<Record<string, unknown>> | undefined }) =>
  data?.['hidden'] === true || !isEmptySection(data) ? null : (
    <span className="row-label__warning">
      <TriangleAlert size={14} aria-hidden />
      This section is empty: shoppers won’t see it
    </span>
  )

/** Names a row of a list by its content, or else by its number: `Menu item 3`. */
export const RowLabel = (props: Props) => {
  const { data, title, numbered } = useRow(props)
  return (
    <span className="row-label">
      <RowImage data={data} />
      {title || numbered}
      <DeadLinkMark data={data} />
    </span>
  )
}

/** Hides a section from shoppers without deleting it, or shows it again (CNT-01). */
const HideButton = ({ path, name }: { readonly path: string; readonly name: string }) => {
  const { value, setValue, disabled } = useField<boolean | null>({ path: `${path}.hidden` })
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const isHidden = value === true
  const [word, Icon] = isHidden ? (['Show', Eye] as const) : (['Hide', EyeOff] as const)
  return (
    <>
      {isHidden && <span className="row-label__hidden">Hidden</span>}
      {hasSavePermission && !isTrashed && (
        <button
          type="button"
          className="panel-small-button row-label__hide"
          disabled={disabled}
          aria-label={`${word} section: ${name}`}
          onClick={() => setValue(!isHidden)}
        >
          <Icon size={15} aria-hidden />
          <span>{word}</span>
        </button>
      )}
    </>
  )
}

/** Names a section of a page by its kind and content: `Text · Our people`. */
export const BlockLabel = (props: Props) => {
  const { data, path, title } = useRow(props)
  return (
    <>
      <span className="row-label" data-hidden={data?.['hidden'] === true || undefined}>
        <strong>{props.kind}</strong>
        {title && ` · ${title}`}
        <DeadLinkMark data={data} />
        <EmptyMark data={data} />
      </span>
      <HideButton path={path} name={title || props.kind} />
    </>
  )
}
