/**
 * Sizes the image route renders; other sizes are rounded to the nearest, which bounds the number of renditions
 * (GAL-05).
 */
export const imageWidths = [160, 240, 320, 480, 640, 800, 960, 1280, 1920] as const
export const imageQualities = [50, 75, 90] as const
/** The shape of a shared link's image, 1200×630 pixels. */
export const SHARED_LINK_CROP = '40x21'
/** `5x2` is the shape of a wide hero. */
export const imageCrops = ['none', '3x2', '16x9', '5x2', '1x1', SHARED_LINK_CROP] as const
export type ImageCrop = (typeof imageCrops)[number]

const DEFAULT_QUALITY = 75

export type ImageOptions = {
  readonly width: number
  /** Default 75 (GAL-05). */
  readonly quality?: number | string
  readonly crop?: ImageCrop
}

/** Returns the step nearest to a value, the smaller of two equally near; the fallback if the value is not finite. */
export const nearestStep = (steps: readonly number[], value: number, fallback: number): number => {
  if (!Number.isFinite(value)) return fallback
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best))
}

/** Omits the default quality for the image route: a page has about fifty image addresses, and this shortens them. */
const formatParameters = ({ width, quality, crop }: ImageOptions, isOwnRoute = false): string => {
  const effective = nearestStep(imageQualities, Number(quality ?? DEFAULT_QUALITY), DEFAULT_QUALITY)
  const steps = [
    `width=${nearestStep(imageWidths, width, 960)}`,
    ...(isOwnRoute && effective === DEFAULT_QUALITY ? [] : [`quality=${effective}`]),
  ]
  return (crop && crop !== 'none' ? [...steps, `crop=${crop}`] : steps).join('&')
}

const withQuery = (src: string, query: string): string => {
  const [path = '', old] = (src.split('#')[0] ?? '').split('?')
  const effective = (old ?? '').split('&').filter((pair) => pair !== '' && !/^(width|quality|crop)=/.test(pair))
  return `${path}?${[...effective, query].join('&')}`
}

const EXTERNAL_URL_PATTERN = /^https?:\/\//i

/**
 * Returns the address of an image in a size (GAL-05). Paths of the image route carry width, quality and crop; external
 * addresses go through the image host (`https://images.example`) if one is configured. SVG files and addresses that are
 * not of images are returned unchanged.
 */
export const imageUrl = (src: string, options: ImageOptions, host?: string): string => {
  if (/\.svg($|\?)/i.test(src)) return src
  if (/^\/images\//.test(src)) return withQuery(src, formatParameters(options, true))
  if (!host || !EXTERNAL_URL_PATTERN.test(src)) return src
  const base = host.replace(/\/+$/, '')
  if (src.startsWith(`${base}/`)) return withQuery(src, formatParameters(options))
  return `${base}/?url=${encodeURIComponent(src)}&${formatParameters(options)}`
}

/** Returns a `srcset` of the widths; empty if the image has only one size. */
export const imageSrcSet = (
  src: string,
  widths: readonly number[],
  options: Omit<ImageOptions, 'width'> = {},
  host?: string,
): string => {
  const steps = [...new Set(widths.map((width) => nearestStep(imageWidths, width, 960)))].sort((a, b) => a - b)
  const urls = steps.map((width) => ({ width, url: imageUrl(src, { ...options, width }, host) }))
  return new Set(urls.map(({ url }) => url)).size < 2 ? '' : urls.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
