import {
  drawnBodies,
  drawnColours,
  insideViews,
  nearViews,
  spinViews,
  type DrawnBody,
  type DrawnColour,
} from '@/src/domain/demo/pictures'
import { imageCrops, imageQualities, imageWidths, nearest, type ImageCrop } from '@/src/domain/images'

/** Size and quality, rounded to the supported steps (GAL-05). */
export type Shape = { readonly width: number; readonly quality: number; readonly crop: ImageCrop }

/** A drawn vehicle. `colour` is absent for the placeholder shown while photos are missing. */
export type Drawn = {
  readonly kind: 'drawn'
  readonly body: DrawnBody
  readonly colour?: DrawnColour
  readonly view: string
}
export type Media = { readonly kind: 'media'; readonly tenant: string; readonly file: string }
export type Wanted = Drawn | Media

const longest = 400
const carPath = /^\/images\/cars\/([a-z-]{1,40})\/([a-z-]{1,40})\/([a-z0-9-]{1,40})\.webp$/
const mediaPath =
  /^\/images\/media\/([a-z][a-z0-9-]{1,39})\/([A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(?:jpe?g|png|webp|avif|svg))$/

const views: ReadonlySet<string> = new Set([...spinViews, ...nearViews, ...insideViews])
const isBody = (text: string): text is DrawnBody => (drawnBodies as readonly string[]).includes(text)
const isColour = (text: string): text is DrawnColour => Object.hasOwn(drawnColours, text)

const drawnOf = (pathname: string): Drawn | undefined => {
  const [, body = '', colour = '', view = ''] = carPath.exec(pathname) ?? []
  if (body === 'placeholder') return placeholderOf(colour, view)
  return isBody(body) && isColour(colour) && views.has(view) ? { kind: 'drawn', body, colour, view } : undefined
}

const placeholderOf = (body: string, view: string): Drawn | undefined =>
  isBody(body) && view === 'soon' ? { kind: 'drawn', body, view: '030' } : undefined

/** Parses a path; undefined if it is not an image. The patterns reject encoded characters and parent folders. */
export const wantedOf = (pathname: string): Wanted | undefined => {
  if (pathname.length > longest) return undefined
  const [, tenant, file] = mediaPath.exec(pathname) ?? []
  return tenant && file ? { kind: 'media', tenant, file } : drawnOf(pathname)
}

const numberIn = (search: URLSearchParams, name: string): number => {
  const text = search.get(name)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

/** Parses size, quality and crop; unsupported values are rounded to the nearest supported ones. */
export const shapeOf = (search: URLSearchParams): Shape => ({
  width: nearest(imageWidths, numberIn(search, 'width'), 960),
  quality: nearest(imageQualities, numberIn(search, 'quality'), 75),
  crop: imageCrops.find((crop) => crop === search.get('crop')) ?? 'none',
})

/** Width divided by height; undefined for the image's own ratio. */
export const aspectOf = (crop: ImageCrop): number | undefined => {
  const [across, down] = crop.split('x').map(Number)
  return across && down ? across / down : undefined
}
