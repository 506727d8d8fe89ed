import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { drawnColours } from '@/src/domain/demo/pictures'
import { draw } from './render/draw'
import { insidePicture } from './render/inside'
import { modelOf } from './render/models'
import { cameraOf } from './render/views'
import { veil } from './render/veil'
import { aspectOf, type Drawn, type Media, type Shape } from './request'

/** A folder of a tenant's own files. Only a folder that ships with the platform may hold SVG: it can carry scripts. */
export type MediaRoot = { readonly folder: (tenant: string) => string; readonly svg: boolean }

/** Above this a drawing is enlarged: its surfaces are smooth, and the time grows with the square of the width. */
const widestDrawing = 960
const bare = '#C9CCD0'

const inPieces = async (work: Generator<undefined, Buffer>): Promise<Buffer> => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await pause()
  }
}

const vehiclePicture = async ({ body, colour, view }: Drawn, { width, crop }: Shape): Promise<Sharp> => {
  const aspect = aspectOf(crop) ?? 1.5
  const model = modelOf(body)
  const camera = model && cameraOf(model, view, aspect)
  if (!model || !camera) throw new RangeError(`There is no picture ${body}/${view}.`)
  const across = Math.min(width, widestDrawing)
  const down = Math.round(across / aspect)
  const pixels = await inPieces(draw(model, colour ? drawnColours[colour] : bare, camera, across, down))
  const picture = sharp(pixels, { raw: { width: across, height: down, channels: 3 } })
  const whole = colour ? picture : picture.composite([{ input: veil(across, down) }])
  return across === width ? whole : sharp(await whole.png({ compressionLevel: 1 }).toBuffer()).resize(width)
}

/** Draws a vehicle's picture as WebP. */
export const makeDrawn = async (wanted: Drawn, shape: Shape): Promise<Buffer> => {
  const { width, quality, crop } = shape
  const svg = insidePicture(wanted.view, wanted.colour)
  if (!svg) return (await vehiclePicture(wanted, shape)).webp({ quality }).toBuffer()
  const aspect = aspectOf(crop)
  const size = aspect ? { width, height: Math.round(width / aspect), fit: 'cover' as const } : { width }
  return sharp(Buffer.from(svg)).resize(size).webp({ quality }).toBuffer()
}

/** Where a tenant's file lies, inside its root even through links; undefined where there is none. */
export const findMedia = async ({ tenant, file }: Media, roots: readonly MediaRoot[]): Promise<string | undefined> => {
  for (const root of roots) {
    if (file.endsWith('.svg') && !root.svg) continue
    const folder = root.folder(tenant)
    try {
      const [home, found] = await Promise.all([realpath(folder), realpath(join(folder, file))])
      if (found.startsWith(home + sep)) return found
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    }
  }
  return undefined
}

/** Turns a tenant's file into WebP of a shape; an SVG is passed as it is. */
export const makeMedia = async (path: string, { width, quality, crop }: Shape): Promise<Buffer> => {
  if (path.endsWith('.svg')) return readFile(path)
  const aspect = aspectOf(crop)
  const size = aspect ? { width, height: Math.round(width / aspect), fit: 'cover' as const } : { width }
  return sharp(path, { limitInputPixels: 60_000_000 })
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
}
