import { readNumber, valueAt } from '../../finance/lender'
import type { FinanceLender, Hotspot, Hotspots } from '../vehicle'
import { hotspot, lenderFields, lenderName } from '../vehicle-parts-schema'
import * as z from 'zod/mini'

/**
 * Parses the parts of a vehicle that feeds contain as JSON. Numbers may be strings. Unreadable members are left out,
 * and `isComplete` is then false.
 */
export type StructureRead = { readonly value?: unknown; readonly whole: boolean }

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Entries of a list, keyed by index, or of an object. */
const entries = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const mostSpots = 50
const positive = (value: unknown): number => readNumber(value) ?? Number.NaN

const spotOf = (json: unknown): Hotspot | undefined => {
  if (!isObject(json)) return undefined
  const { title, description, position, positions } = json
  const places = positions === undefined && isObject(position) ? { 0: position } : positions
  const at = entries(places).flatMap(([frame, point]) =>
    isObject(point) ? [[frame, { x: positive(point['x']), y: positive(point['y']) }] as const] : [],
  )
  const read = z.safeParse(hotspot, {
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
    description: description ?? '',
    positions: Object.fromEntries(at),
  })
  return read.success && at.length > 0 ? (read.data as Hotspot) : undefined
}

const spotsOf = (json: unknown): readonly [spots: readonly Hotspot[], whole: boolean] => {
  const all = Array.isArray(json) ? (json as readonly unknown[]) : []
  const good = all.flatMap((one) => spotOf(one) ?? [])
  return [good.slice(0, mostSpots), good.length === all.length && all.length <= mostSpots]
}

/** Parses `{"exterior": […], "interior": […]}`; a plain list is the exterior's (GAL-04). */
export const readHotspots = (json: unknown): StructureRead => {
  if (!isObject(json) && !Array.isArray(json)) return { whole: false }
  const { exterior, interior } = isObject(json) ? json : { exterior: json, interior: undefined }
  const [[outside, one], [inside, two]] = [spotsOf(exterior), spotsOf(interior)]
  const value: Hotspots = {
    ...(outside.length > 0 ? { exterior: outside } : {}),
    ...(inside.length > 0 ? { interior: inside } : {}),
  }
  return { whole: one && two, ...(Object.keys(value).length > 0 ? { value } : {}) }
}

const lenderNumbers = Object.keys(lenderFields).filter((name) => name !== 'disclaimer')

const exampleOf = (entry: Json): FinanceLender => {
  const { disclaimer } = entry
  const numbers = lenderNumbers.flatMap((name) => {
    const value = readNumber(valueAt(entry, name))
    const schema = lenderFields[name as keyof typeof lenderFields]
    return value === undefined || !z.safeParse(schema, value).success ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(numbers),
    ...(typeof disclaimer === 'string' && disclaimer.trim() !== '' ? { disclaimer: disclaimer.slice(0, 20_000) } : {}),
  }
}

/** Parses examples by lender; an example without any figure is dropped. */
export const readLenders = (json: unknown): StructureRead => {
  if (!isObject(json)) return { whole: false }
  const all = Object.entries(json)
  const good = all.flatMap(([name, entry]) => {
    if (!isObject(entry) || !z.safeParse(lenderName, name).success) return []
    const example = exampleOf(entry)
    return Object.keys(example).some((key) => key !== 'disclaimer') ? [[name, example] as const] : []
  })
  const value = Object.fromEntries(good)
  return { whole: good.length === all.length, ...(good.length > 0 ? { value } : {}) }
}
