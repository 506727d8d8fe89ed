import sharp from 'sharp'
import type { Area, Size } from './crop'

/** A master in memory. */
export type Master = Size & {
  /** `fixed` above `added`, three bytes a pixel. */
  readonly bytes: Uint8Array
  /** One byte a pixel: 255 beside the vehicle, less in its shadow, 0 on the vehicle. */
  readonly transparency: Uint8Array
  /** Where the vehicle is, without the soft part of its shadow. */
  readonly vehicle: Area
}

export const byteAt = (list: Uint8Array | Uint16Array, index: number): number => list[index] ?? 0

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
