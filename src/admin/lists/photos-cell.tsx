import type { DefaultServerCellComponentProps } from 'payload'

/** The number of a vehicle's photos; zero is highlighted. */
export const PhotosCell = ({ rowData }: DefaultServerCellComponentProps) => {
  // Payload also renders list cells on a document's page, without a row.
  if (!rowData) return null
  const { images } = rowData as { readonly images?: unknown }
  const count = Array.isArray(images) ? images.length : 0
  return count > 0 ? (
    <span>{count}</span>
  ) : (
    <span className="list-state" data-state="bad">
      None
    </span>
  )
}
