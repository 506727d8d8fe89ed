import type { AttentionGroup } from '@/src/domain/panel/attention'
import { failedWorkOf } from '@/collections/shared/failed-work-endpoint'
import { failedWork } from '@/src/services/background/failed-work'
import { poolOf } from '@/src/services/pool'
import type { Scope } from './ask'
import { most } from './parts'

/** Work that failed after all retries: jobs, emails, texts and scheduled publishing (ADM-03, OPS-01). */
export const workThatFailed = async ({ req, tenant }: Scope): Promise<AttentionGroup> => {
  const allowed = await failedWorkOf(req)
  const isAllowed = (one: string): boolean => allowed === 'all' || allowed.includes(one)
  const scope = tenant === undefined ? allowed : [tenant].filter(isAllowed)
  const found = scope.length === 0 ? [] : await failedWork(poolOf(req.payload), scope, most)
  const items = found.slice(0, most).map(({ kind, id, what, reason, dealer }) => ({
    key: `${kind}-${id}`,
    title: what,
    detail: reason,
    href: '/admin/failed-work',
    tone: 'now' as const,
    ...(dealer !== undefined && tenant === undefined ? { dealer } : {}),
  }))
  return { key: 'work', total: found.length, items, href: '/admin/failed-work' }
}
