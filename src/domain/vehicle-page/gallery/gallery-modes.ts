/** Modes of the gallery: the spin, the photos, the interior (GAL-03). */
export const galleryModes = ['spinner', 'gallery', 'interior'] as const
export type GalleryMode = (typeof galleryModes)[number]

export const modeLabels: Readonly<Record<GalleryMode, string>> = {
  spinner: 'Spin',
  gallery: 'Images',
  interior: 'Interior',
}

/** Returns the mode the gallery opens in: the configured one, or the photos when the vehicle does not have it. */
export const chooseOpeningMode = (preferred: GalleryMode, available: readonly GalleryMode[]): GalleryMode =>
  available.includes(preferred) ? preferred : 'gallery'
