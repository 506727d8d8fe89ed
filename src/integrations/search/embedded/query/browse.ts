import { limits } from '../limits'
import { badRequest } from '../request-error'
import type { LiveIndex } from '../segment/live'
import type { IndexPlan } from '../settings'
import { matchConditions } from './matches'
import { firstMatches } from './order'
import { readInteger, readText, type RawParams } from './read-values'
import { renderHit } from './render-hit'
import type { Task } from './task'

const cursorPattern = /^[A-Za-z0-9_-]{1,40}$/

const readCursor = (params: RawParams): number => {
  const cursor = readText(params, 'cursor', 100)
  if (cursor === undefined || cursor === '') return 0
  const from = Number(cursorPattern.test(cursor) ? Buffer.from(cursor, 'base64url').toString('latin1') : Number.NaN)
  if (!Number.isSafeInteger(from) || from < 0 || from > 1e9) throw badRequest('Invalid cursor')
  return from
}

/** Returns all matching records in pages of up to a thousand, without highlighting; `cursor` continues. */
export const browse = (
  plan: IndexPlan,
  index: LiveIndex,
  { query }: Task,
  params: RawParams,
  elapsed: () => number,
): string => {
  const from = readCursor(params)
  const count = readInteger(params, 'hitsPerPage', limits.hitsPerPage) || limits.hitsPerPage
  const [base] = matchConditions(index.base, plan, [query])
  const [delta] = matchConditions(index.delta, plan, [query])
  if (!base || !delta) throw badRequest('Cannot browse')
  const total = base.count + delta.count
  const places = firstMatches(plan, { base, delta }, query, Math.min(from + count, total)).slice(from)
  const hits = places.map((place) => renderHit(plan, place, { retrieve: query.retrieve, withRanking: false }, null))
  const tail = {
    nbHits: total,
    page: Math.floor(from / count),
    nbPages: Math.ceil(total / count),
    hitsPerPage: count,
    query: query.query,
    params: query.echo,
    processingTimeMS: Math.max(0, Math.round(elapsed())),
    ...(from + count < total && { cursor: Buffer.from(String(from + count), 'latin1').toString('base64url') }),
  }
  return `{"hits":[${hits.join()}],${JSON.stringify(tail).slice(1)}`
}
