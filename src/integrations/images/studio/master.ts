import sharp from 'sharp'
import type { Painted } from '../vehicle-painter'
import { cropAround, widen, type Area, type Size } from './crop'
import { backdropAt, tonesOf, type ChannelTones } from './tone'

/** A master in memory. */
export type Master = Size & {
  /** `fixed` above `added`, three bytes a pixel. */
  readonly bytes: Uint8Array
  /** One byte a pixel: 255 beside the vehicle, less in its shadow, 0 on the vehicle. */
  readonly transparency: Uint8Array
  /** Where the vehicle is, without the soft part of its shadow. */
  readonly vehicle: Area
}

const byteAt = (list: Uint8Array | Uint16Array, index: number): number => list[index] ?? 0

/** The vehicle is less transparent than this, and the soft part of its shadow more. */
const MAX_VEHICLE_TRANSPARENCY = 100

/** Returns the first and the last place that holds something; undefined if none does. */
const findEnds = (marks: Uint8Array): { readonly start: number; readonly length: number } | undefined => {
  const [start, end] = [marks.indexOf(1), marks.lastIndexOf(1)]
  return start < 0 ? undefined : { start, length: end - start + 1 }
}

const findVehicle = (transparency: Uint8Array, { width, height }: Size): Area => {
  const [columns, rows] = [new Uint8Array(width), new Uint8Array(height)]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (byteAt(transparency, y * width + x) > MAX_VEHICLE_TRANSPARENCY) continue
      columns[x] = 1
      rows[y] = 1
    }
  const [across, down] = [findEnds(columns), findEnds(rows)]
  if (!across || !down) return { left: 0, top: 0, width, height }
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}

/** Compression leaves the empty part of a picture a step or two off; only here it would be seen as a faint box. */
const CLEAR_FROM = 250

const readTransparency = (bytes: Uint8Array, { width, height }: Size): Uint8Array => {
  const start = width * height * 6
  const transparency = new Uint8Array(width * height)
  for (let pixel = 0; pixel < transparency.length; pixel += 1) {
    const value = byteAt(bytes, start + pixel * 3)
    transparency[pixel] = value >= CLEAR_FROM ? 255 : value
  }
  return transparency
}

/** Reads a master's file: three pictures, one below the other. */
export const readMaster = async (file: string): Promise<Master> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height / 3 }
  const transparency = readTransparency(data, size)
  // A copy, so that the third picture does not stay in memory.
  const bytes = new Uint8Array(data.subarray(0, size.width * size.height * 6))
  return { ...size, bytes, transparency, vehicle: findVehicle(transparency, size) }
}

type Options = {
  readonly colour: string
  readonly mirrored: boolean
  readonly aspect: number
  /** How large the vehicle is shown, as a share of the largest size that fits. */
  readonly scale?: number
}

/** The part of a master that is inside a crop, and where it is in the crop. */
type Window = { readonly crop: Area; readonly columns: readonly number[]; readonly rows: readonly number[] }

const listInside = (start: number, count: number, length: number): readonly number[] => {
  const [from, to] = [Math.max(start, 0), Math.min(start + count, length)]
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

const windowOf = (master: Master, aspect: number, scale: number): Window => {
  const crop = widen(cropAround(master, master.vehicle, aspect), scale)
  return {
    crop,
    columns: listInside(crop.left, crop.width, master.width),
    rows: listInside(crop.top, crop.height, master.height),
  }
}

/**
 * Writes one channel: 0 is red, 1 green, 2 blue. What the studio's backdrop gives a pixel is taken out of it, as far as
 * the backdrop is seen there, so that the vehicle's edge and shadow suit any surface.
 */
const paintChannel = (
  { bytes, transparency, width, height }: Master,
  { fixed, added, screen }: ChannelTones,
  { crop, columns, rows }: Window,
  { mirrored, channel }: { readonly mirrored: boolean; readonly channel: number },
  pixels: Uint8ClampedArray,
): void => {
  const half = width * height * 3
  for (const y of rows) {
    const backdrop = backdropAt(y / height)
    for (const x of columns) {
      const pixel = y * width + x
      const clear = byteAt(transparency, pixel)
      if (clear === 255) continue
      const from = pixel * 3 + channel
      const light = byteAt(screen, byteAt(fixed, byteAt(bytes, from)) + byteAt(added, byteAt(bytes, from + half)))
      const column = mirrored ? crop.width - 1 - (x - crop.left) : x - crop.left
      pixels[((y - crop.top) * crop.width + column) * 4 + channel] = (255 * light - backdrop * clear) / (255 - clear)
    }
  }
}

/** Writes how opaque each pixel is. */
const paintAlpha = (
  { transparency, width }: Master,
  { crop, columns, rows }: Window,
  mirrored: boolean,
  pixels: Uint8ClampedArray,
): void => {
  for (const y of rows)
    for (const x of columns) {
      const column = mirrored ? crop.width - 1 - (x - crop.left) : x - crop.left
      pixels[((y - crop.top) * crop.width + column) * 4 + 3] = 255 - byteAt(transparency, y * width + x)
    }
}

/**
 * Paints a master in a colour (`#rrggbb`), cropped to a ratio of width to height, with nothing behind the vehicle and its
 * shadow. It takes a few milliseconds, little enough for the thread that serves requests.
 */
export const paintMaster = (master: Master, { colour, mirrored, aspect, scale = 1 }: Options): Painted => {
  const window = windowOf(master, aspect, scale)
  const { width, height } = window.crop
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (const [channel, tones] of tonesOf(colour).entries())
    paintChannel(master, tones, window, { mirrored, channel }, pixels)
  paintAlpha(master, window, mirrored, pixels)
  return { width, height, pixels }
}
