/** What the gallery can show: the turning car, its photos, its cabin (GAL-03, V§4). */
export const galleryModes = ['spinner', 'gallery', 'interior'] as const
export type GalleryMode = (typeof galleryModes)[number]

/** What the modes are called (V§2). */
export const modeWords: Readonly<Record<GalleryMode, string>> = {
  spinner: 'Spin',
  gallery: 'Images',
  interior: 'Interior',
}

/** The mode the gallery opens in: the switch's, where this vehicle has it; else its photos. */
export const openingMode = (wanted: GalleryMode, has: readonly GalleryMode[]): GalleryMode =>
  has.includes(wanted) ? wanted : 'gallery'
