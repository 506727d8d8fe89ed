import type { Pool } from 'pg'
import type { StockSearch } from './stock-search'

export type Health = {
  readonly ok: boolean
  readonly database: 'ok' | 'unreachable'
  readonly search: 'ok' | 'loading' | 'unreachable'
}

const within = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Checks whether the site can serve: the database answers and stock can be searched. */
export const health = async (db: Pool, search: Pick<StockSearch, 'answers' | 'loaded'>): Promise<Health> => {
  const [database, answers] = await Promise.all([within(1500, db.query('SELECT 1')), within(1500, search.answers())])
  const loaded = search.loaded()
  return {
    ok: database && answers && loaded,
    database: database ? 'ok' : 'unreachable',
    search: !answers ? 'unreachable' : loaded ? 'ok' : 'loading',
  }
}
