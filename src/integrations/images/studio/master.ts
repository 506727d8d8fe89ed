import sharp from 'sharp'
import type { Painted } from '../vehicle-painter'
import { cropAround, type Area, type Size } from './crop'
import { backdropAt, tonesOf, type ChannelTones } from './tone'

/** A master in memory: `fixed` above `added`, three bytes a pixel. */
export type Master = Size & {
  readonly bytes: Uint8Array
  /** Where the vehicle is, without the soft part of its shadow. */
  readonly vehicle: Area
  /** The backdrop beyond the left and the right edge: three bytes of `fixed` for each row. */
  readonly beyond: readonly [left: Uint8Array, right: Uint8Array]
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

/** Columns and rows over which an edge is averaged: a single column has the steps of its compression. */
const EDGE_COLUMNS = 12
const EDGE_BLUR_ROWS = 16

const smoothEdge = (bytes: Uint8Array, { width, height }: Size, left: number): Promise<Uint8Array> =>
  sharp(bytes, { raw: { width, height: height * 2, channels: 3 } })
    .extract({ left, top: 0, width: EDGE_COLUMNS, height })
    .resize(1, height, { fit: 'fill' })
    .blur(EDGE_BLUR_ROWS)
    .raw()
    .toBuffer()

/** Reads a master's file. */
export const readMaster = async (file: string): Promise<Master> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height / 2 }
  const [left, right] = await Promise.all([
    smoothEdge(data, size, 0),
    smoothEdge(data, size, size.width - EDGE_COLUMNS),
  ])
  return { ...size, bytes: data, vehicle: findVehicle(data, size), beyond: [left, right] }
}

type Options = { readonly colour: string; readonly mirrored: boolean; readonly aspect: number }

/** Returns where each of `count` places from `start` reads in a line of `length`; beyond its ends, it reads the end. */
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

/** Columns of the crop beyond an edge of the image. `nearest` is the one beside the image. */
type Band = { readonly edge: Uint8Array; readonly start: number; readonly end: number; readonly nearest: number }

const listBands = ({ beyond, width }: Master, area: Area, mirrored: boolean): readonly Band[] => {
  const [before, after] = [-area.left, width - area.left]
  const [left, right] = beyond
  const bands = [
    { edge: left, start: 0, end: before, nearest: before },
    { edge: right, start: after, end: area.width, nearest: after },
  ]
  if (!mirrored) return bands
  const mirror = (x: number): number => area.width - x
  return bands.map((band) => ({
    ...band,
    ...{ start: mirror(band.end), end: mirror(band.start), nearest: mirror(band.nearest) },
  }))
}

/** Columns after which nothing is left of a shadow that reached the edge. */
const SHADOW_END = 240

/** Writes one channel of a band: the shadow at the edge fades into the backdrop. */
const paintBand = (
  { edge, start, end, nearest }: Band,
  { fixed, screen }: ChannelTones,
  { places, width, height }: { readonly places: Int32Array; readonly width: number; readonly height: number },
  channel: number,
  pixels: Uint8Array,
): void =>
  places.forEach((row, y) => {
    const backdrop = backdropAt(row / height)
    const shadow = byteAt(fixed, byteAt(edge, row * 3 + channel)) - backdrop
    for (let x = start; x < end; x += 1) {
      const share = Math.max(0, 1 - Math.abs(x - nearest) / SHADOW_END) ** 2
      pixels[(y * width + x) * 3 + channel] = byteAt(screen, Math.round(backdrop + shadow * share))
    }
  })

/**
 * Paints a master in a colour (`#rrggbb`), cropped to a ratio of width to height. It takes a few milliseconds, little
 * enough for the thread that serves requests.
 */
export const paintMaster = (master: Master, { colour, mirrored, aspect }: Options): Painted => {
  const area = cropAround(master, master.vehicle, aspect)
  const { left, top, width, height } = area
  const columns = readPlaces(left, width, master.width, 3)
  if (mirrored) columns.reverse()
  const rows = readPlaces(top, height, master.height, master.width * 3)
  const places = readPlaces(top, height, master.height, 1)
  const bands = listBands(master, area, mirrored)
  const pixels = new Uint8Array(width * height * 3)
  for (const [channel, tones] of tonesOf(colour).entries()) {
    paintChannel(master, tones, { rows, columns }, channel, pixels)
    for (const band of bands) paintBand(band, tones, { places, width, height: master.height }, channel, pixels)
  }
  return { width, height, pixels }
}
