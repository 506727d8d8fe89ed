import { type EventId, isEventId } from './event-ids'
import { isUuid } from '@/src/domain/uuid'
import { toReportedQuery } from './reported-query'

/** The events and views a page reports, without personal data (ANL-01, VDP-13). */
export type Beacon = {
  readonly events: readonly { readonly id: EventId; readonly car_id?: string; readonly path: string }[]
  /** Unique ids of viewed vehicles. */
  readonly views: readonly string[]
  /** Unique queries of searches without results (ANL-02). */
  readonly zeroResults: readonly string[]
  /** Unique queries of searches with results (SHP-02). */
  readonly searches: readonly string[]
}

/** Limit of a beacon, which is a few lines of JSON. */
export const MAX_BEACON_BYTES = 8192
const MAX_EVENTS = 20
const MAX_VIEWS = 20
const MAX_QUERIES = 5
const MAX_PATH_CHARS = 300

/** Reports whether a text can be the id of a vehicle. */
export const isVehicleId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

const parseList = (value: unknown, maxItems: number): readonly unknown[] | null =>
  value === undefined ? [] : Array.isArray(value) && value.length <= maxItems ? value : null

/**
 * Characters that Postgres text cannot hold (NUL) or no address contains: one would fail the whole batch it is inserted
 * with.
 */
const UNSTORABLE_PATTERN = /[\p{Cc}\p{Cs}]/u

/** A path without its query, which may contain personal data. */
const parsePath = (value: unknown): string | null =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  value.length <= MAX_PATH_CHARS &&
  !UNSTORABLE_PATTERN.test(value)
    ? (value.split(/[?#]/, 1)[0] ?? '/')
    : null

const parseEvent = (value: unknown): Beacon['events'][number] | null => {
  if (typeof value !== 'object' || value === null) return null
  const { id, car_id, path } = value as Record<string, unknown>
  const cleanPath = parsePath(path)
  if (!isEventId(id) || cleanPath === null) return null
  if (car_id === undefined) return { id, path: cleanPath }
  return isVehicleId(car_id) ? { id, car_id, path: cleanPath } : null
}

const parseQueries = (value: unknown): readonly string[] | undefined => {
  const queries = parseList(value, MAX_QUERIES)?.map(toReportedQuery)
  return queries && [...new Set(queries.filter((one) => one !== null))]
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const parseAllQueries = (
  body: Readonly<Record<string, unknown>>,
): Pick<Beacon, 'zeroResults' | 'searches'> | undefined => {
  const [zeroResults, searches] = [parseQueries(body['zeroResults']), parseQueries(body['searches'])]
  return zeroResults && searches && { zeroResults, searches }
}

/** Parses a beacon; null for text that the site's pages do not send. Never throws. */
export const parseBeacon = (text: string): Beacon | null => {
  if (text.length > MAX_BEACON_BYTES) return null
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null) return null
  const { events: rawEvents, views: rawViews, ...rawQueries } = body as Record<string, unknown>
  const events = parseList(rawEvents, MAX_EVENTS)?.map(parseEvent)
  const views = parseList(rawViews, MAX_VIEWS)
  const queries = parseAllQueries(rawQueries)
  if (!events || !views || !queries || events.includes(null) || !views.every(isVehicleId)) return null
  return {
    events: events.filter((one) => one !== null),
    views: [...new Set(views)],
    ...queries,
  }
}
