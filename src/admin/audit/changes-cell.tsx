import type { DefaultServerCellComponentProps } from 'payload'
import type { FieldChange } from '@/src/domain/audit/field-change'
import { truncate } from '@/src/domain/text/format-text'

const MAX_CHANGES = 2
const MAX_CHARS = 40

const toShortText = (text: string): string => (text === '' ? 'empty' : truncate(text, MAX_CHARS))

const Change = ({ change: { label, before, after } }: { readonly change: FieldChange }) => (
  <span className="change-line">
    <strong>{label}</strong>
    {before !== undefined && after !== undefined && (
      <>
        {': '}
        <del>{toShortText(before)}</del> → <ins>{toShortText(after)}</ins>
      </>
    )}
  </span>
)

/** The first changed fields of a save, with both values if they are plain. */
export const ChangesCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const changes = (Array.isArray(cellData) ? cellData : []) as readonly FieldChange[]
  const more = changes.length - MAX_CHANGES
  return (
    <span className="change-lines">
      {changes.slice(0, MAX_CHANGES).map((change) => (
        <Change key={change.field} change={change} />
      ))}
      {more > 0 && <span className="list-muted">and {more} more</span>}
    </span>
  )
}
