import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import type { Painter } from './paint/painter'
import { insidePicture } from './render/inside'
import { veil } from './render/veil'
import { aspectOf, type Drawn, type Media, type Shape } from './request'

/** A file on disk by its path, or the bytes of a stored file. */
export type Found = string | Buffer

/** Thrown if the store of an image does not answer. */
export class SourceAway extends Error {}

/** Finds a tenant's file; undefined if it does not exist. */
export type MediaSource = (media: Media) => Promise<Found | undefined>

/** A folder with tenants' files. SVG is only allowed in a built-in folder, because it can contain scripts. */
type Folder = { readonly folder: (tenant: string) => string | null; readonly svg: boolean }

/** Vehicles are painted at these widths and scaled down, which is much faster than painting each size. */
const paintedWidths = [480, 640, 960] as const

const svgPicture = (svg: string, { width, crop, quality }: Shape): Promise<Buffer> => {
  const aspect = aspectOf(crop)
  const size = aspect ? { width, height: Math.round(width / aspect), fit: 'cover' as const } : { width }
  return sharp(Buffer.from(svg)).resize(size).webp({ quality }).toBuffer()
}

/** Creates a function that draws a vehicle as WebP, using `paint` for its outside. */
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

/** Serves files of a folder, but none outside of it, even through symbolic links. */
export const folderSource =
  (root: Folder): MediaSource =>
  async ({ tenant, file }) => {
    const folder = root.folder(tenant)
    if (folder === null || (file.endsWith('.svg') && !root.svg)) return undefined
    try {
      const [home, found] = await Promise.all([realpath(folder), realpath(join(folder, file))])
      return found.startsWith(home + sep) ? found : undefined
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
      return undefined
    }
  }

/** Returns the file of the first source that has it. */
export const findMedia = async (media: Media, sources: readonly MediaSource[]): Promise<Found | undefined> => {
  for (const source of sources) {
    const found = await source(media)
    if (found !== undefined) return found
  }
  return undefined
}

/** Converts a tenant's file to WebP of a size and quality. An SVG is returned unchanged. */
export const makeMedia = async (found: Found, { width, quality, crop }: Shape): Promise<Buffer> => {
  if (typeof found === 'string' && found.endsWith('.svg')) return readFile(found)
  const aspect = aspectOf(crop)
  const size = aspect ? { width, height: Math.round(width / aspect), fit: 'cover' as const } : { width }
  return sharp(found, { limitInputPixels: 60_000_000 })
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
}
