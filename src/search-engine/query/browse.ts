import { limits } from '../limits'
import { badRequest } from '../request-error'
import type { LiveIndex } from '../segment/live-index'
import type { IndexPlan } from '../settings'
import { withRadius } from './geo'
import { findMatches } from './matches'
import { findFirstMatches } from './order'
import { parseIntegerParam, parseTextParam, type RawParams } from './parse-params'
import { renderHit } from './render-hit'
import type { SearchTask } from './task'

const CURSOR_PATTERN = /^[A-Za-z0-9_-]{1,40}$/

const parseCursor = (params: RawParams): number => {
  const cursor = parseTextParam(params, 'cursor', 100)
  if (cursor === undefined || cursor === '') return 0
  const from = Number(CURSOR_PATTERN.test(cursor) ? Buffer.from(cursor, 'base64url').toString('latin1') : Number.NaN)
  if (!Number.isSafeInteger(from) || from < 0 || from > 1e9) throw badRequest('Invalid cursor')
  return from
}

/** Returns all matching records in pages of up to a thousand, without highlighting; `cursor` continues. */
export const browse = (
  plan: IndexPlan,
  index: LiveIndex,
  task: SearchTask,
  params: RawParams,
  elapsed: () => number,
): string => {
  const query = withRadius(index, task.query)
  const from = parseCursor(params)
  const count = parseIntegerParam(params, 'hitsPerPage', limits.hitsPerPage) || limits.hitsPerPage
  const [base] = findMatches(index.base, plan, [query])
  const [delta] = findMatches(index.delta, plan, [query])
  if (!base || !delta) throw badRequest('Cannot browse')
  const total = base.count + delta.count
  const records = findFirstMatches(plan, { base, delta }, query, Math.min(from + count, total)).slice(from)
  const hits = records.map((record) => renderHit(plan, record, { retrieve: query.retrieve, withRanking: false }, null))
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
