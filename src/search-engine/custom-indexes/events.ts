import { limits } from '../limits'
import { isObject } from '../query/parse-params'
import { RequestError } from '../request-error'

/** A validated event of Algolia's Insights. */
export type InsightsEvent = {
  readonly type: string
  readonly name: string
  readonly index: string
  readonly userToken: string
  readonly queryId: string | null
  readonly at: Date
  readonly json: string
}

const invalidEvent = (message: string): RequestError => new RequestError(422, message)
const eventTypes = ['click', 'conversion', 'view']
const eventSubtypes = ['addToCart', 'purchase']
const knownFields = new Set([
  'eventType',
  'eventName',
  'eventSubtype',
  'index',
  'userToken',
  'authenticatedUserToken',
  'timestamp',
  'queryID',
  'objectIDs',
  'objectData',
  'filters',
  'positions',
  'value',
  'currency',
])
const MAX_AGE_MS = 4 * 24 * 3600 * 1000
const MAX_CLOCK_SKEW_MS = 5 * 60 * 1000

const readText = (event: Record<string, unknown>, name: string, pattern: RegExp, rule: string): string => {
  const value = event[name]
  if (typeof value !== 'string' || !pattern.test(value)) throw invalidEvent(`The '${name}' field ${rule}`)
  return value
}

const readList = (event: Record<string, unknown>, name: string): string[] | null => {
  const value = event[name]
  if (value === undefined) return null
  const isList = Array.isArray(value) && value.length > 0 && value.length <= 20
  if (!isList || !value.every((item) => typeof item === 'string' && item !== '' && item.length <= 512))
    throw invalidEvent(`The '${name}' field must hold 1 to 20 non-empty strings`)
  return value as string[]
}

const readTimestamp = ({ timestamp }: Record<string, unknown>, nowMs: number): Date => {
  if (timestamp === undefined) return new Date(nowMs)
  if (typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp))
    throw invalidEvent("The 'timestamp' field must be an integer of milliseconds")
  if (timestamp < nowMs - MAX_AGE_MS) throw invalidEvent("The 'timestamp' field cannot be older than 4 days")
  if (timestamp > nowMs + MAX_CLOCK_SKEW_MS) throw invalidEvent("The 'timestamp' field cannot be in the future")
  return new Date(timestamp)
}

/** A click after a search must contain the position of each record. */
const checkPositions = (
  { positions, eventType }: Record<string, unknown>,
  ids: readonly string[] | null,
  queryId: string | null,
): void => {
  const isClick = eventType === 'click'
  if (positions === undefined) {
    if (isClick && queryId !== null && ids)
      throw invalidEvent("The 'positions' field is required for clicks after a search")
    return
  }
  if (!isClick) throw invalidEvent("The 'positions' field is for click events")
  if (!isPositions(positions)) throw invalidEvent("The 'positions' field must hold integers from 1")
  if (positions.length !== ids?.length)
    throw invalidEvent("The 'positions' and 'objectIDs' fields must be of equal length")
}

const isPositions = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 1)

const readObjectIds = (event: Record<string, unknown>): readonly string[] | null => {
  const [ids, filters] = [readList(event, 'objectIDs'), readList(event, 'filters')]
  if (ids && filters) throw invalidEvent("An event cannot hold both 'objectIDs' and 'filters'")
  if (!ids && !filters) throw invalidEvent("An event needs 'objectIDs' or 'filters'")
  return ids
}

/** Validates the fields and returns the event's type. */
const readEventType = (event: Record<string, unknown>): string => {
  const unknownField = Object.keys(event).find((name) => !knownFields.has(name))
  if (unknownField !== undefined) throw invalidEvent(`Unknown field: ${unknownField.slice(0, 100)}`)
  const type = typeof event.eventType === 'string' ? event.eventType : ''
  if (!eventTypes.includes(type)) throw invalidEvent(`The 'eventType' field must be one of ${eventTypes.join(', ')}`)
  if (event.eventSubtype !== undefined && !eventSubtypes.includes(event.eventSubtype as string))
    throw invalidEvent(`The 'eventSubtype' field must be one of ${eventSubtypes.join(', ')}`)
  return type
}

const parseEvent = (event: unknown, nowMs: number): InsightsEvent => {
  if (!isObject(event)) throw invalidEvent('An event must be an object')
  const type = readEventType(event)
  const queryId =
    event.queryID === undefined ? null : readText(event, 'queryID', /^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
  const ids = readObjectIds(event)
  checkPositions(event, ids, queryId)
  const json = JSON.stringify(event)
  if (json.length > limits.eventLength || json.includes('\\u0000')) throw invalidEvent('An event is too large')
  return {
    type,
    name: readText(event, 'eventName', /^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 ASCII characters'),
    index: readText(event, 'index', /^[^\0]{1,256}$/, 'is required'),
    userToken: readText(
      event,
      'userToken',
      /^[a-zA-Z0-9_=/+-]{1,129}$/,
      'must be 1 to 129 of a-z, A-Z, 0-9, _ = / + -',
    ),
    queryId,
    at: readTimestamp(event, nowMs),
    json,
  }
}

/** @throws RequestError 422: all events are accepted or none */
export const parseEvents = (body: unknown, nowMs: number): InsightsEvent[] => {
  const events = isObject(body) ? body.events : undefined
  if (!Array.isArray(events) || events.length === 0) throw invalidEvent("The 'events' field must be a list of events")
  // Widgets use these events among themselves; they are not stored.
  const shopperEvents: unknown[] = events.filter((event) => !isObject(event) || event.eventType !== 'instantsearch')
  if (events.length > limits.events) throw invalidEvent(`More than ${limits.events} events`)
  return shopperEvents.map((event) => parseEvent(event, nowMs))
}
