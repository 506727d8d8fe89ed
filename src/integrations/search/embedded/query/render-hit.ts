import type { JsonRecord } from '../segment/attribute'
import { stringAt } from '../segment/string-table'
import type { IndexPlan } from '../settings'
import type { Highlighter } from './highlight'
import type { Place } from './order'

/** One hit as JSON. Records are stored as JSON, so a whole one is passed on as it is. */
export const renderHit = (
  plan: IndexPlan,
  { segment, doc }: Pick<Place, 'segment' | 'doc'>,
  retrieve: readonly string[],
  highlighter: Highlighter | null,
): string => {
  const json = stringAt(segment.records, doc)
  const whole = isWhole(plan, retrieve)
  if (!highlighter) return whole ? json : JSON.stringify(retrieved(plan, parse(json), retrieve))
  const record = parse(json)
  const body = whole ? json : JSON.stringify(retrieved(plan, record, retrieve))
  return `${body.slice(0, -1)},"_highlightResult":${JSON.stringify(highlighter.record(record))}}`
}

const parse = (json: string): JsonRecord => JSON.parse(json) as JsonRecord

const isWhole = (plan: IndexPlan, retrieve: readonly string[]): boolean =>
  retrieve.length === 1 && retrieve[0] === '*' && plan.settings.unretrievableAttributes.length === 0

/** `*` is everything, `-name` leaves out; the id always stays, what may never be retrieved never does. */
export const retrieved = (plan: IndexPlan, record: JsonRecord, retrieve: readonly string[]): JsonRecord => {
  const hidden = new Set(plan.settings.unretrievableAttributes)
  const left = new Set(retrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const all = retrieve.includes('*')
  const kept = Object.entries(record).filter(
    ([name]) => name !== 'objectID' && !hidden.has(name) && !left.has(name) && (all || retrieve.includes(name)),
  )
  return { ...Object.fromEntries(kept), objectID: record.objectID }
}
