/** Rules for images that staff upload. They are apart from `images.ts`, which shoppers' pages load. */

/** The formats that staff can upload. */
export const uploadImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Says whether a file is a phone's HEIC photo. */
export const isHeicFile = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  /^image\/hei[cf]$/u.test(type) || /\.hei[cf]$/iu.test(name)

export const HEIC_PROBLEM =
  'This is a HEIC photo, which most browsers can’t show. Save it as a JPEG. On an iPhone, choose Settings › Camera › Formats › Most Compatible.'

/** An image of a few kilobytes can decode to billions of pixels; larger ones are refused. */
export const MAX_IMAGE_PIXELS = 60_000_000
/** Decoding an AVIF takes about ten times as long as other formats. */
export const MAX_AVIF_PIXELS = 24_000_000

const formatMegapixels = (pixels: number): string => `${String(pixels / 1_000_000)} megapixels`

export const IMAGE_SIZE_PROBLEM = `This image has too many pixels. Make it smaller: up to ${formatMegapixels(MAX_IMAGE_PIXELS)}, or ${formatMegapixels(MAX_AVIF_PIXELS)} as an AVIF file.`

/** Larger images are made smaller before they are stored, because the site shows none wider than 1,920 pixels. */
export const MAX_STORED_IMAGE_SIDE = 4096
