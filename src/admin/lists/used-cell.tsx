import type { DefaultServerCellComponentProps } from 'payload'
import { usedWords } from '@/src/domain/panel/where-used'
import { usesOf } from './uses'

/** What shows a picture; one that nothing shows may go. */
export const UsedCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  // A document's page draws the columns of its list too, of no row.
  if (!rowData) return null
  const words = usedWords((await usesOf(payload)(String((rowData as { id: string }).id))) ?? [])
  return words === '' ? <span className="list-muted">Nowhere</span> : <span>{words}</span>
}
