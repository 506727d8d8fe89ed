import type { Pool } from 'pg'
import type { EmbeddedEngine } from '@/src/integrations/search/embedded/engine'

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

/** Whether the site can serve: the database answers and stock can be searched. */
export const health = async (db: Pool, engine: EmbeddedEngine, loaded: boolean): Promise<Health> => {
  const [database, search] = await Promise.all([within(1500, db.query('SELECT 1')), within(1500, engine.stats())])
  return {
    ok: database && search && loaded,
    database: database ? 'ok' : 'unreachable',
    search: !search ? 'unreachable' : loaded ? 'ok' : 'loading',
  }
}
