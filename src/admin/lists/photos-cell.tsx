import type { DefaultServerCellComponentProps } from 'payload'
import { listShownPhotos } from '@/src/domain/panel/vehicle-photos'

/** The number of a vehicle's photos; zero is highlighted. */
export const PhotosCell = ({ rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const count = listShownPhotos(rowData).length
  return count > 0 ? (
    <span>{count}</span>
  ) : (
    <span className="list-state" data-state="bad">
      None
    </span>
  )
}
