import type { GalleryView } from '@/src/domain/vehicle-page/gallery-view'

/** What each way of turning gets. `asked`: a shopper pressed for it, so it may fetch from others and start at once. */
export type TurnProps = { readonly view: GalleryView; readonly name: string; readonly asked: boolean }
