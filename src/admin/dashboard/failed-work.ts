import type { AttentionGroup } from '@/src/domain/panel/attention'
import { failedWorkScope } from '@/src/cms/failed-work-endpoint'
import { listFailedWork } from '@/src/services/background/failed-work'
import { getPool } from '@/src/platform/postgres/payload-pool'
import type { Scope } from './find-documents'

/** Work that failed after all retries (ADM-03, OPS-01). Scheduled changes have a group of their own. */
export const findFailedWork = async ({ req, tenant, limit }: Scope): Promise<AttentionGroup> => {
  const allowed = await failedWorkScope(req)
  const isAllowed = (one: string): boolean => allowed === 'all' || allowed.includes(one)
  const scope = tenant === undefined ? allowed : [tenant].filter(isAllowed)
  const work = scope.length === 0 ? [] : await listFailedWork(getPool(req.payload), scope)
  const found = work.filter(({ kind }) => kind !== 'publish')
  const items = found.slice(0, limit).map(({ kind, id, what, reason, dealer }) => ({
    key: `${kind}-${id}`,
    title: what,
    detail: reason,
    href: '/admin/failed-work',
    tone: 'now' as const,
    ...(dealer !== undefined && tenant === undefined ? { dealer } : {}),
  }))
  return { key: 'work', total: found.length, items, href: '/admin/failed-work' }
}
