import type { SearchResponse } from '@/src/integrations/search/port'

const GAP = 10_000
const SOON = 500

const failed = (answer: SearchResponse): boolean =>
  answer.message !== undefined && (!('nbHits' in answer) || answer.nbHits === 0)

/**
 * A page rendered while the search could not answer is shown once and then rendered again: `expire` is called
 * for its tenant soon after. At most once in ten seconds a tenant, so that nobody can empty the cache by asking
 * for what cannot be answered.
 */
export const createSecondLook = (expire: (tenantId: string) => void, now: () => number = Date.now) => {
  const last = new Map<string, number>()
  return (tenantId: string, answers: readonly SearchResponse[]): void => {
    if (!answers.some(failed) || now() - (last.get(tenantId) ?? -GAP) < GAP) return
    last.set(tenantId, now())
    setTimeout(() => expire(tenantId), SOON).unref()
  }
}
