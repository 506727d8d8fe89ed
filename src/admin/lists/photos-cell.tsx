import type { DefaultServerCellComponentProps } from 'payload'

/** How many photos a car has; none stands out. */
export const PhotosCell = ({ rowData }: DefaultServerCellComponentProps) => {
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
