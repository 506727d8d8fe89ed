import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { SHARED_LINK_CROP } from '@/src/domain/images'
import { MAX_IMAGE_PIXELS } from '@/src/domain/uploaded-images'
import { drawInside } from './inside'
import { aspectRatioOf, type DrawnImage, type TenantImage, type ImageShape } from './request'
import { addMissingPhotoSign } from './missing-photo'
import type { Painter } from './vehicle-painter'

/** A file on disk by its path, or the bytes of a stored file. */
export type ImageFile = string | Buffer

/** Thrown if the store of an image does not answer. */
export class ImageSourceUnavailable extends Error {}

/** Finds a tenant's file; undefined if it does not exist. */
export type TenantImageSource = (media: TenantImage) => Promise<ImageFile | undefined>

/** A folder with tenants' files. SVG is only allowed in a built-in folder, because it can contain scripts. */
type ImageFolder = { readonly folder: (tenant: string) => string | null; readonly svg: boolean }

const renderSvg = (svg: string, { width, crop, quality }: ImageShape): Promise<Buffer> => {
  const aspect = aspectRatioOf(crop)
  const size = aspect ? { width, height: Math.round(width / aspect), fit: 'cover' as const } : { width }
  return sharp(Buffer.from(svg)).resize(size).webp({ quality }).toBuffer()
}

const SHARED_BACKDROP = '#e4e6e8'

/** Creates a function that draws a vehicle as WebP, using `paint` for its outside. */
export const createDrawer =
  (paint: Painter) =>
  async (image: DrawnImage, shape: ImageShape): Promise<Buffer> => {
    const svg = drawInside(image.view, image.colour)
    if (svg) return renderSvg(svg, shape)
    const { width, height, pixels } = await paint({ ...image, aspect: aspectRatioOf(shape.crop) ?? 1.5 })
    const raw = { raw: { width, height, channels: 4 as const } }
    const composed = image.colour ? pixels : await addMissingPhotoSign(pixels, { width, height })
    const painted = sharp(composed, raw).resize(shape.width)
    // Networks that show a shared link put black behind what is transparent.
    const finished = shape.crop === SHARED_LINK_CROP ? painted.flatten({ background: SHARED_BACKDROP }) : painted
    return finished.webp({ quality: shape.quality }).toBuffer()
  }

/** Serves files of a folder, but none outside of it, even through symbolic links. */
export const createFolderSource =
  (root: ImageFolder): TenantImageSource =>
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
export const findTenantImage = async (
  media: TenantImage,
  sources: readonly TenantImageSource[],
): Promise<ImageFile | undefined> => {
  for (const source of sources) {
    const found = await source(media)
    if (found !== undefined) return found
  }
  return undefined
}

/** Dots an inch at which an SVG of an icon's size is drawn sharp enough for the largest image. */
const SVG_DENSITY = 600

/**
 * Converts a tenant's file, or a scene, to WebP or PNG of a size and quality. An SVG is returned unchanged, unless as
 * PNG.
 */
export const convertImageFile = async (
  found: ImageFile,
  { width, quality, crop, png }: ImageShape,
): Promise<Buffer> => {
  const isSvg = typeof found === 'string' && found.endsWith('.svg')
  if (isSvg && !png) return readFile(found)
  const aspect = aspectRatioOf(crop)
  const size = aspect ? { width, height: Math.round(width / aspect), fit: 'cover' as const } : { width }
  const sized = sharp(found, { limitInputPixels: MAX_IMAGE_PIXELS, ...(isSvg && { density: SVG_DENSITY }) })
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
  return (png ? sized.png() : sized.webp({ quality })).toBuffer()
}
