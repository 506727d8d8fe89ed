import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { findStaffName } from './lead-lookups'

/** The name of the assigned colleague. */
export const AssignedCell = async ({ payload, cellData }: DefaultServerCellComponentProps) => {
  const id = idOf(cellData)
  return id === undefined ? (
    <span className="list-muted">Unassigned</span>
  ) : (
    <span>{await findStaffName(payload)(id)}</span>
  )
}
