import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { Gallery } from './gallery'
import { GalleryPlaceholder } from './gallery-placeholder'

type Props = {
  view: GalleryView | undefined
  name: string
  body: string | undefined
  item_type: ItemType
}

/** A vehicle's gallery, or its placeholder; without photos the placeholder is also the first slide of the gallery. */
export const VehicleGallery = ({ view, name, body, item_type }: Props) => {
  const placeholder = <GalleryPlaceholder body={body} item_type={item_type} />
  if (!view) return placeholder
  return <Gallery view={view} name={name} placeholder={view.photos === '' ? placeholder : undefined} />
}
