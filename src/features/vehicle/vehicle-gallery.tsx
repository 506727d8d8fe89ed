import type { ItemType } from '@/src/domain/stock/vehicle'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery-view'
import { Gallery } from './gallery'
import { GalleryPlaceholder } from './gallery-placeholder'

type Props = {
  view: GalleryView | undefined
  name: string
  body: string | undefined
  item_type: ItemType
}

/** A vehicle's gallery, or what stands there without one; also first in a gallery that has a film or a spin but no photos. */
export const VehicleGallery = ({ view, name, body, item_type }: Props) => {
  const placeholder = <GalleryPlaceholder body={body} item_type={item_type} />
  if (!view) return placeholder
  return <Gallery view={view} name={name} placeholder={view.pictures === '' ? placeholder : undefined} />
}
