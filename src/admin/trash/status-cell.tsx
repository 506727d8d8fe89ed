import type { DefaultServerCellComponentProps } from 'payload'
import { isInTrash } from '@/src/domain/content/trash'
import { statusLabel } from '@/src/domain/panel/status-label'
import { findPublished } from '../lists/find-published'
import { LinkedCell } from '../lists/linked-cell'

/** The state of a document in a list, in words that say whether shoppers see it (ADM-02). */
export const StatusCell = async (props: DefaultServerCellComponentProps) => {
  const { cellData, rowData, payload, collectionSlug } = props
  // Payload also renders list cells on a document's page, without a row.
  if (rowData === undefined) return null
  const status = String(cellData ?? '')
  const { id } = rowData as { readonly id?: unknown }
  const isPublished = status === 'changed' && (await findPublished(payload, collectionSlug)(String(id))) === true
  return <LinkedCell {...props}>{statusLabel({ status, isInTrash: isInTrash(rowData), isPublished })}</LinkedCell>
}
