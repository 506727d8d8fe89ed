import type { DefaultServerCellComponentProps } from 'payload'
import { formatUses } from '@/src/domain/panel/where-used'
import { findUses } from './uses'

/** Where an image is used; unused images can be deleted. */
export const UsedCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const text = formatUses((await findUses(payload)(String((rowData as { id: string }).id))) ?? [])
  return text === '' ? <span className="list-muted">Not used</span> : <span>{text}</span>
}
