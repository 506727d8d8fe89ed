import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'

/** Props of each interactive view. `requested`: a shopper pressed for it, so it may load from other hosts and start. */
export type InteractiveViewProps = { readonly view: GalleryView; readonly name: string; readonly requested: boolean }
