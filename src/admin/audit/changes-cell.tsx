import type { DefaultServerCellComponentProps } from 'payload'
import type { FieldChange } from '@/src/domain/audit/changes'

const told = 2
const longest = 40

const short = (text: string): string => {
  if (text === '') return 'empty'
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

const Change = ({ change: { label, before, after } }: { readonly change: FieldChange }) => (
  <span className="change-line">
    <strong>{label}</strong>
    {before !== undefined && after !== undefined && (
      <>
        {': '}
        <del>{short(before)}</del> → <ins>{short(after)}</ins>
      </>
    )}
  </span>
)

/** The first changed fields of a save, with both values if they are plain. */
export const ChangesCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const changes = (Array.isArray(cellData) ? cellData : []) as readonly FieldChange[]
  const more = changes.length - told
  return (
    <span className="change-lines">
      {changes.slice(0, told).map((change) => (
        <Change key={change.field} change={change} />
      ))}
      {more > 0 && <span className="list-muted">and {more} more</span>}
    </span>
  )
}
