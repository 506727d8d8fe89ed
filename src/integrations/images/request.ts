import {
  renderedBodies,
  renderedColours,
  interiorViews,
  spinViews,
  type RenderedBody,
  type RenderedColour,
} from '@/src/domain/images/rendered-images'
import { toSpinView } from '@/src/domain/images/spin-camera'
import { parseScenePath } from '@/src/domain/images/scenes'
import { imageCrops, imageQualities, imageWidths, nearestStep, type ImageCrop } from '@/src/domain/images'

/** Size and quality, rounded to the supported steps (GAL-05). */
export type ImageShape = {
  readonly width: number
  readonly quality: number
  readonly crop: ImageCrop
  /** A tenant’s file as PNG, for programs that read neither WebP nor SVG, such as those that show site icons. */
  readonly png: boolean
}

/** A drawn vehicle. `colour` is absent for the placeholder shown while photos are missing. */
export type DrawnImage = {
  readonly kind: 'drawn'
  readonly body: RenderedBody
  readonly colour?: RenderedColour
  readonly view: string
}
export type TenantImage = { readonly kind: 'media'; readonly tenant: string; readonly file: string }
/** A scene behind the vehicle of a home page; `file` is its name in `assets/scenes`. */
export type SceneImage = { readonly kind: 'scene'; readonly file: string }
export type RequestedImage = DrawnImage | TenantImage | SceneImage

const MAX_PATH_CHARS = 400
const DRAWN_PATH = /^\/images\/cars\/([a-z-]{1,40})\/([a-z-]{1,40})\/([a-z0-9-]{1,40})\.webp$/
const MEDIA_PATH =
  /^\/images\/media\/([a-z][a-z0-9-]{1,39})\/([A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(?:jpe?g|png|webp|avif|svg))$/

const views: ReadonlySet<string> = new Set([...spinViews, ...spinViews.map(toSpinView), ...interiorViews])
const isBody = (text: string): text is RenderedBody => (renderedBodies as readonly string[]).includes(text)
const isColour = (text: string): text is RenderedColour => Object.hasOwn(renderedColours, text)

const parseDrawnPath = (pathname: string): DrawnImage | undefined => {
  const [, body = '', colour = '', view = ''] = DRAWN_PATH.exec(pathname) ?? []
  if (body === 'placeholder') return parsePlaceholder(colour, view)
  return isBody(body) && isColour(colour) && views.has(view) ? { kind: 'drawn', body, colour, view } : undefined
}

const parsePlaceholder = (body: string, view: string): DrawnImage | undefined =>
  isBody(body) && view === 'soon' ? { kind: 'drawn', body, view: '030' } : undefined

/** Parses a path; undefined if it is not an image. The patterns reject encoded characters and parent folders. */
export const parseImagePath = (pathname: string): RequestedImage | undefined => {
  if (pathname.length > MAX_PATH_CHARS) return undefined
  const [, tenant, file] = MEDIA_PATH.exec(pathname) ?? []
  if (tenant && file) return { kind: 'media', tenant, file }
  const scene = parseScenePath(pathname)
  return scene ? { kind: 'scene', file: scene } : parseDrawnPath(pathname)
}

const parseNumber = (search: URLSearchParams, name: string): number => {
  const text = search.get(name)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

/** Parses size, quality and crop; unsupported values are rounded to the nearest supported ones. */
export const parseImageShape = (search: URLSearchParams): ImageShape => ({
  width: nearestStep(imageWidths, parseNumber(search, 'width'), 960),
  quality: nearestStep(imageQualities, parseNumber(search, 'quality'), 75),
  crop: imageCrops.find((crop) => crop === search.get('crop')) ?? 'none',
  png: search.get('format') === 'png',
})

/** Width divided by height; undefined for the image's own ratio. */
export const aspectRatioOf = (crop: ImageCrop): number | undefined => {
  const [across, down] = crop.split('x').map(Number)
  return across && down ? across / down : undefined
}
