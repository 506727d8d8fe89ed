import type { DefaultServerCellComponentProps } from 'payload'
import type { FieldChange } from '@/src/domain/audit/changes'

const named = 3

/** The names of the fields a save changed, the first of many. */
export const ChangesCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const changes = (Array.isArray(cellData) ? cellData : []) as readonly FieldChange[]
  const more = changes.length - named
  return (
    <span>
      {changes
        .slice(0, named)
        .map(({ label }) => label)
        .join(', ')}
      {more > 0 ? ` and ${more} more` : ''}
    </span>
  )
}
