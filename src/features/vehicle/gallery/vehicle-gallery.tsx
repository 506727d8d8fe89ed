import type { ImageFacts } from '@/src/domain/images/studio-image'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { Gallery } from './gallery'
import { GalleryPlaceholder } from './gallery-placeholder'

type Props = {
  view: GalleryView | undefined
  name: string
  facts: ImageFacts
}

/** A vehicle's gallery, or its placeholder; without photos the placeholder is also the first slide of the gallery. */
export const VehicleGallery = ({ view, name, facts }: Props) => {
  const placeholder = <GalleryPlaceholder facts={facts} />
  if (!view) return placeholder
  return <Gallery view={view} name={name} placeholder={view.photos === '' ? placeholder : undefined} />
}
