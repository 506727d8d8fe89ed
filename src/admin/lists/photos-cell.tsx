import type { DefaultServerCellComponentProps } from 'payload'

/** How many photos a car has; none stands out. */
export const PhotosCell = ({ rowData }: DefaultServerCellComponentProps) => {
  // A document's page draws the columns of its list too, of no row.
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
