import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import type { Painter } from './paint/painter'
import { insidePicture } from './render/inside'
import { veil } from './render/veil'
import { aspectOf, type Drawn, type Media, type Shape } from './request'

/** A folder of a tenant's own files. Only a folder that ships with the platform may hold SVG: it can carry scripts. */
export type MediaRoot = { readonly folder: (tenant: string) => string; readonly svg: boolean }

/** Vehicles are painted at these widths and scaled from there: a size more is then milliseconds, not a drawing. */
const paintedWidths = [480, 640, 960] as const

const svgPicture = (svg: string, { width, crop, quality }: Shape): Promise<Buffer> => {
  const aspect = aspectOf(crop)
  const size = aspect ? { width, height: Math.round(width / aspect), fit: 'cover' as const } : { width }
  return sharp(Buffer.from(svg)).resize(size).webp({ quality }).toBuffer()
}

/** Draws vehicles' pictures as WebP, their outside by a painter. */
export const createDrawer =
  (paint: Painter) =>
  async (wanted: Drawn, shape: Shape): Promise<Buffer> => {
    const svg = insidePicture(wanted.view, wanted.colour)
    if (svg) return svgPicture(svg, shape)
    const nearest = paintedWidths.find((width) => width >= shape.width) ?? 960
    const { width, height, pixels } = await paint({ ...wanted, width: nearest, aspect: aspectOf(shape.crop) ?? 1.5 })
    const raw = { raw: { width, height, channels: 3 as const } }
    const whole = wanted.colour
      ? pixels
      : await sharp(pixels, raw)
          .composite([{ input: veil(width, height) }])
          .removeAlpha()
          .raw()
          .toBuffer()
    return sharp(whole, raw).resize(shape.width).webp({ quality: shape.quality }).toBuffer()
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
