import type { DefaultServerCellComponentProps } from 'payload'
import { isInTrash } from '@/src/domain/content/trash'
import { LinkedCell } from '../lists/linked-cell'

const labels: Readonly<Record<string, string>> = {
  published: 'Published',
  draft: 'Draft',
  changed: 'Draft (has published version)',
}

const trashLabels: Readonly<Record<string, string>> = {
  published: 'In the trash (was published)',
}

/** The status in a list. What is in the trash is not on the site, whatever it was before (ADM-02). */
export const StatusCell = (props: DefaultServerCellComponentProps) => {
  const { cellData, rowData } = props
  // Payload also renders list cells on a document's page, without a row.
  if (rowData === undefined) return null
  const status = String(cellData ?? '')
  const label = isInTrash(rowData) ? (trashLabels[status] ?? 'In the trash (draft)') : (labels[status] ?? status)
  return <LinkedCell {...props}>{label}</LinkedCell>
}
