import type { DefaultServerCellComponentProps } from 'payload'
import './week.css'

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

/** The location's own picture in the list of locations; an empty frame where it has none. */
export const PictureCell = async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  const { image, image_url } = rowData as { readonly image?: unknown; readonly image_url?: string | null }
  const id = idOf(image)
  // A cell is not told who reads. Who may read a location may read its picture: a reference never leaves its tenant.
  const stored =
    id === undefined
      ? null
      : await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: true })
  const url = stored?.url ?? image_url
  // The panel is no page of the site: its pictures come as they are stored.
  return url ? (
    <img src={url} alt="" className="location-picture" loading="lazy" />
  ) : (
    <span className="location-picture" />
  )
}
