import sharp from 'sharp'
import type { Painted } from '../vehicle-painter'
import { cropAround, type Area, type Size } from './crop'
import { tonesOf, type ChannelTones } from './tone'

/** A master in memory: `fixed` above `added`, three bytes a pixel. */
export type Master = Size & {
  readonly bytes: Uint8Array
  /** Where the vehicle is, without the soft part of its shadow. */
  readonly vehicle: Area
}

const byteAt = (list: Uint8Array | Uint16Array, index: number): number => list[index] ?? 0

/** Stored steps by which the vehicle differs from the backdrop beside it. */
const CONTRAST = 12

/** Returns the first and the last place that holds something; undefined if none does. */
const findEnds = (marks: Uint8Array): { readonly start: number; readonly length: number } | undefined => {
  const [start, end] = [marks.indexOf(1), marks.lastIndexOf(1)]
  return start < 0 ? undefined : { start, length: end - start + 1 }
}

/** Returns the area in which the image differs from the backdrop at its left edge. */
const findVehicle = (bytes: Uint8Array, { width, height }: Size): Area => {
  const [columns, rows] = [new Uint8Array(width), new Uint8Array(height)]
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 3 + 1
    const backdrop = byteAt(bytes, row)
    for (let x = 0; x < width; x += 1) {
      if (Math.abs(byteAt(bytes, row + x * 3) - backdrop) < CONTRAST) continue
      columns[x] = 1
      rows[y] = 1
    }
  }
  const [across, down] = [findEnds(columns), findEnds(rows)]
  if (!across || !down) return { left: 0, top: 0, width, height }
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}

/** Reads a master's file. */
export const readMaster = async (file: string): Promise<Master> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height / 2 }
  return { ...size, bytes: data, vehicle: findVehicle(data, size) }
}

type Options = { readonly colour: string; readonly mirrored: boolean; readonly aspect: number }

/** Returns where each of `count` places from `start` reads in a line of `length`; beyond its ends, the end goes on. */
const readPlaces = (start: number, count: number, length: number, stride: number): Int32Array =>
  Int32Array.from({ length: count }, (_, index) => Math.min(Math.max(start + index, 0), length - 1) * stride)

/** Writes one channel of the crop: 0 is red, 1 green, 2 blue. */
const paintChannel = (
  { bytes, width, height }: Master,
  { fixed, added, screen }: ChannelTones,
  places: { readonly rows: Int32Array; readonly columns: Int32Array },
  channel: number,
  pixels: Uint8Array,
): void => {
  const half = width * height * 3
  let to = channel
  for (const row of places.rows)
    for (const column of places.columns) {
      const from = row + column + channel
      pixels[to] = byteAt(screen, byteAt(fixed, byteAt(bytes, from)) + byteAt(added, byteAt(bytes, from + half)))
      to += 3
    }
}

/**
 * Paints a master in a colour (`#rrggbb`), cropped to a ratio of width to height. It takes a few milliseconds, little
 * enough for the thread that serves requests.
 */
export const paintMaster = (master: Master, { colour, mirrored, aspect }: Options): Painted => {
  const { left, top, width, height } = cropAround(master, master.vehicle, aspect)
  const columns = readPlaces(left, width, master.width, 3)
  if (mirrored) columns.reverse()
  const rows = readPlaces(top, height, master.height, master.width * 3)
  const pixels = new Uint8Array(width * height * 3)
  for (const [channel, tones] of tonesOf(colour).entries())
    paintChannel(master, tones, { rows, columns }, channel, pixels)
  return { width, height, pixels }
}
