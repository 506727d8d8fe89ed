import { type EventId, isEventId } from './event-ids'
import { missedSearch } from './missed-search'

/** The events and views a page reports, without personal data (ANL-01, VDP-13). */
export type Beacon = {
  readonly events: readonly { readonly id: EventId; readonly car_id?: string; readonly path: string }[]
  /** Unique ids of viewed vehicles. */
  readonly views: readonly string[]
  /** Unique queries of searches without results (ANL-02). */
  readonly misses: readonly string[]
}

/** Limit of a beacon, which is a few lines of JSON. */
export const mostBeaconBytes = 8192
const mostEvents = 20
const mostViews = 20
const mostMisses = 5
const longestPath = 300

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Reports whether a text can be the id of a vehicle. */
export const isCarId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

const listOf = (value: unknown, most: number): readonly unknown[] | null =>
  value === undefined ? [] : Array.isArray(value) && value.length <= most ? value : null

/**
 * Characters that Postgres text cannot hold (NUL) or no address contains: one would fail the whole batch it is inserted
 * with.
 */
const unwritable = /[\p{Cc}\p{Cs}]/u

/** A path without its query, which may contain personal data. */
const pathOf = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('/') && value.length <= longestPath && !unwritable.test(value)
    ? (value.split(/[?#]/, 1)[0] ?? '/')
    : null

const eventOf = (value: unknown): Beacon['events'][number] | null => {
  if (typeof value !== 'object' || value === null) return null
  const { id, car_id, path } = value as Record<string, unknown>
  const where = pathOf(path)
  if (!isEventId(id) || where === null) return null
  if (car_id === undefined) return { id, path: where }
  return isCarId(car_id) ? { id, car_id, path: where } : null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses a beacon; null for text that the site's pages do not send. Never throws. */
export const readBeacon = (text: string): Beacon | null => {
  if (text.length > mostBeaconBytes) return null
  const body = parsed(text)
  if (typeof body !== 'object' || body === null) return null
  const { events: given, views: shown, misses: missed } = body as Record<string, unknown>
  const events = listOf(given, mostEvents)?.map(eventOf)
  const views = listOf(shown, mostViews)
  const misses = listOf(missed, mostMisses)
  if (!events || !views || !misses || events.includes(null) || !views.every(isCarId)) return null
  return {
    events: events.filter((one) => one !== null),
    views: [...new Set(views)],
    misses: [...new Set(misses.map(missedSearch).filter((one) => one !== null))],
  }
}
