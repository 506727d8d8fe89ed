import { parseNumber, findValue } from '../../finance/lender'
import type { FinanceLender, Hotspot, Hotspots } from '../vehicle/vehicle'
import { hotspotSchema, lenderFields, lenderNameSchema } from '../vehicle/vehicle-parts-schema'
import * as z from 'zod/mini'

/**
 * Parses the parts of a vehicle that feeds contain as JSON. Numbers may be strings. Unreadable members are left out,
 * and `isComplete` is then false.
 */
export type StructureResult = { readonly value?: unknown; readonly isComplete: boolean }

type JsonObject = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Entries of a list, keyed by index, or of an object. */
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const MAX_HOTSPOTS = 50
const toNumberOrNaN = (value: unknown): number => parseNumber(value) ?? Number.NaN

const parseHotspot = (json: unknown): Hotspot | undefined => {
  if (!isObject(json)) return undefined
  const { title, description, position, positions } = json
  const positionsByFrame = positions === undefined && isObject(position) ? { 0: position } : positions
  const at = entriesOf(positionsByFrame).flatMap(([frame, point]) =>
    isObject(point) ? [[frame, { x: toNumberOrNaN(point['x']), y: toNumberOrNaN(point['y']) }] as const] : [],
  )
  const result = z.safeParse(hotspotSchema, {
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
    description: description ?? '',
    positions: Object.fromEntries(at),
  })
  return result.success && at.length > 0 ? (result.data as Hotspot) : undefined
}

const parseHotspotList = (json: unknown): readonly [spots: readonly Hotspot[], whole: boolean] => {
  const all = Array.isArray(json) ? (json as readonly unknown[]) : []
  const valid = all.flatMap((one) => parseHotspot(one) ?? [])
  return [valid.slice(0, MAX_HOTSPOTS), valid.length === all.length && all.length <= MAX_HOTSPOTS]
}

/** Parses `{"exterior": […], "interior": […]}`; a plain list is the exterior's (GAL-04). */
export const parseHotspots = (json: unknown): StructureResult => {
  if (!isObject(json) && !Array.isArray(json)) return { isComplete: false }
  const { exterior, interior } = isObject(json) ? json : { exterior: json, interior: undefined }
  const [[outside, one], [inside, two]] = [parseHotspotList(exterior), parseHotspotList(interior)]
  const value: Hotspots = {
    ...(outside.length > 0 ? { exterior: outside } : {}),
    ...(inside.length > 0 ? { interior: inside } : {}),
  }
  return { isComplete: one && two, ...(Object.keys(value).length > 0 ? { value } : {}) }
}

const lenderNumberNames = Object.keys(lenderFields).filter((name) => name !== 'disclaimer')

const parseLenderExample = (entry: JsonObject): FinanceLender => {
  const { disclaimer } = entry
  const numbers = lenderNumberNames.flatMap((name) => {
    const value = parseNumber(findValue(entry, name))
    const schema = lenderFields[name]
    return value === undefined || !schema?.safeParse(value).success ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(numbers),
    ...(typeof disclaimer === 'string' && disclaimer.trim() !== '' ? { disclaimer: disclaimer.slice(0, 20_000) } : {}),
  }
}

/** Parses examples by lender; an example without any figure is dropped. */
export const parseLenders = (json: unknown): StructureResult => {
  if (!isObject(json)) return { isComplete: false }
  const all = Object.entries(json)
  const valid = all.flatMap(([name, entry]) => {
    if (!isObject(entry) || !z.safeParse(lenderNameSchema, name).success) return []
    const example = parseLenderExample(entry)
    return Object.keys(example).some((key) => key !== 'disclaimer') ? [[name, example] as const] : []
  })
  const value = Object.fromEntries(valid)
  return { isComplete: valid.length === all.length, ...(valid.length > 0 ? { value } : {}) }
}
