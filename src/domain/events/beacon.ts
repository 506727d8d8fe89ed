import { type EventId, isEventId } from './event-ids'
import { missedSearch } from './missed-search'

/** What a page tells of itself: numbered events, and the cars it showed. Nothing of the person (ANL-01, VDP-13). */
export type Beacon = {
  readonly events: readonly { readonly id: EventId; readonly car_id?: string; readonly path: string }[]
  /** Ids of cars that were looked at, each at most once. */
  readonly views: readonly string[]
  /** Words of searches that found nothing, each at most once (ANL-02). */
  readonly misses: readonly string[]
}

/** Bytes of a beacon at most: what a page has to tell is a few lines. */
export const mostBeaconBytes = 8192
const mostEvents = 20
const mostViews = 20
const mostMisses = 5
const longestPath = 300

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text can be the id of a car. */
export const isCarId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

const listOf = (value: unknown, most: number): readonly unknown[] | null =>
  value === undefined ? [] : Array.isArray(value) && value.length <= most ? value : null

/** What no address holds, and Postgres takes in no text: a NUL refused there would hold up all that waits with it. */
const unwritable = /[\p{Cc}\p{Cs}]/u

/** A path without its query, which may hold what somebody typed. */
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

/** Reads a beacon; null for what no page of ours sends. Total. */
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
