import type { Pool } from 'pg'
import { withTimeout } from '@/src/platform/with-timeout'
import type { SearchService } from './stock-search'

export type HealthStatus = {
  readonly ok: boolean
  readonly database: 'ok' | 'unreachable'
  readonly search: 'ok' | 'loading' | 'unreachable'
}

const succeedsWithin = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  try {
    await withTimeout(work, milliseconds, 'timed out')
    return true
  } catch {
    return false
  }
}

/** Checks whether the site can serve: the database answers and stock can be searched. */
export const checkHealth = async (
  db: Pool,
  search: Pick<SearchService, 'ping' | 'isLoaded'>,
): Promise<HealthStatus> => {
  const [isDatabaseUp, isSearchUp] = await Promise.all([
    succeedsWithin(1500, db.query('SELECT 1')),
    succeedsWithin(1500, search.ping()),
  ])
  const isLoaded = search.isLoaded()
  return {
    ok: isDatabaseUp && isSearchUp && isLoaded,
    database: isDatabaseUp ? 'ok' : 'unreachable',
    search: !isSearchUp ? 'unreachable' : isLoaded ? 'ok' : 'loading',
  }
}
