import type { Painted } from '../vehicle-painter'
import { cropAround, widen, type Area } from './crop'
import { backdropAt, tonesOf, type ChannelTones } from './tone'
import { type Master, byteAt } from './master'

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
