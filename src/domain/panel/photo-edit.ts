import * as z from 'zod/mini'
import { addressSchema } from '../stock/fields/field-schema'

/** Turning and cropping a photo of a vehicle in the panel (STF-01). */

export const photoTurns = [0, 90, 180, 270] as const
/** Degrees clockwise. */
export type PhotoTurn = (typeof photoTurns)[number]

/** A part of the turned photo: each number is a share of its width or height, from 0 to 1. */
export type PhotoCrop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type PhotoEdit = { readonly turn: PhotoTurn; readonly crop?: PhotoCrop }

type Size = { readonly width: number; readonly height: number }

/** The shape of photos on cards and in the gallery. */
const SHAPE = 3 / 2
/** A smaller part would be blurred on a wide screen. */
export const MIN_CROP_SHARE = 0.3

const isTurnedSideways = (turn: PhotoTurn): boolean => turn === 90 || turn === 270

export const turnPhoto = (turn: PhotoTurn, by: 90 | -90): PhotoTurn => ((turn + by + 360) % 360) as PhotoTurn

/** The size of a photo after it was turned. */
export const turnedSize = ({ width, height }: Size, turn: PhotoTurn): Size =>
  isTurnedSideways(turn) ? { width: height, height: width } : { width, height }

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), Math.max(0, max))

/** The largest part of 3:2 in a photo of that size, in its middle. */
export const largestCrop = ({ width, height }: Size): PhotoCrop => {
  const isWide = width / height > SHAPE
  const share = { width: isWide ? (height * SHAPE) / width : 1, height: isWide ? 1 : width / SHAPE / height }
  return { ...share, left: (1 - share.width) / 2, top: (1 - share.height) / 2 }
}

/** Moves a part, in shares of the photo; it stays inside. */
export const moveCrop = (crop: PhotoCrop, dx: number, dy: number): PhotoCrop => ({
  ...crop,
  left: clamp(crop.left + dx, 1 - crop.width),
  top: clamp(crop.top + dy, 1 - crop.height),
})

/** Resizes a part around its centre to a share of the largest one. */
export const resizeCrop = (crop: PhotoCrop, size: Size, share: number): PhotoCrop => {
  const largest = largestCrop(size)
  const scale = Math.min(1, Math.max(MIN_CROP_SHARE, share))
  const [width, height] = [largest.width * scale, largest.height * scale]
  const centred = {
    width,
    height,
    left: crop.left + (crop.width - width) / 2,
    top: crop.top + (crop.height - height) / 2,
  }
  return moveCrop(centred, 0, 0)
}

/** The part in pixels of a turned photo of that size; at least one pixel each way, and inside. */
export const cropPixels = (crop: PhotoCrop, size: Size) => {
  const left = Math.min(Math.floor(crop.left * size.width), size.width - 1)
  const top = Math.min(Math.floor(crop.top * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  }
}

const shareSchema = z.number().check(z.gte(0), z.lte(1))
const partSchema = z.number().check(z.gte(0.01), z.lte(1))

const requestSchema = z.object({
  tenant: z.uuid(),
  /** Absent for a vehicle that was not saved yet, which has only photos that staff uploaded. */
  vehicle: z.exactOptional(z.uuid()),
  url: addressSchema,
  alt: z.string().check(z.minLength(1), z.maxLength(500)),
  turn: z.literal(photoTurns),
  crop: z.exactOptional(z.object({ left: shareSchema, top: shareSchema, width: partSchema, height: partSchema })),
})

export type PhotoEditRequest = z.infer<typeof requestSchema>

/** Parses the request to edit a photo; undefined if it is invalid, or changes nothing. */
export const parsePhotoEdit = (body: unknown): PhotoEditRequest | undefined => {
  const result = requestSchema.safeParse(body)
  if (!result.success) return undefined
  return result.data.turn === 0 && result.data.crop === undefined ? undefined : result.data
}
