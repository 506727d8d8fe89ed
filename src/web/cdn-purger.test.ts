import { expect, test, vi } from 'vitest'
import type { PurgeTarget } from '@/src/integrations/cdn/port'
import { createCdnPurger } from './cdn-purger'

const openPurger = (purge?: (what: PurgeTarget) => Promise<void>) => {
  const purges: PurgeTarget[] = []
  const lines: string[] = []
  const cdn = {
    purge: async (what: PurgeTarget) => {
      purges.push(what)
      await purge?.(what)
    },
  }
  return { purges, lines, purger: createCdnPurger({ cdn, log: (line) => lines.push(line), intervalMs: 20 }) }
}

test('[VDP-16] [STK-03] changes during a purge are merged into the next one, each dealer once', async () => {
  const { purges, purger } = openPurger()
  purger.expire({ tenantId: 'a' })
  for (let i = 0; i < 50; i += 1) purger.expire({ tenantId: i % 2 === 0 ? 'b' : 'a', stock: true })
  await purger.idle()
  expect(purges).toEqual([{ tags: ['tenant-a'] }, { tags: ['tenant-b', 'tenant-a'] }])
  purger.expire({ tenantId: 'c' })
  await purger.idle()
  expect(purges).toHaveLength(3)
})

test('[VDP-16] everything is purged if anything may have changed, or for very many dealers', async () => {
  const { purges, purger } = openPurger()
  purger.expire({ tenantId: 'a' })
  purger.expire({ tenantId: 'b' })
  purger.expire('everything')
  purger.expire({ tenantId: 'c' })
  await purger.idle()
  for (let i = 0; i < 102; i += 1) purger.expire({ tenantId: String(i) })
  await purger.idle()
  expect(purges).toEqual([{ tags: ['tenant-a'] }, 'everything', { tags: ['tenant-0'] }, 'everything'])
})

test('[VDP-16] a failed purge is retried a few times and then given up; the next change is purged again', async () => {
  const purge = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('The CDN answered 500.'))
  const { purges, lines, purger } = openPurger(purge)
  purger.expire({ tenantId: 'a' })
  await purger.idle()
  expect([purges.length, lines]).toEqual([2, []])
  purge.mockRejectedValue(new Error('The CDN answered 500.'))
  purger.expire({ tenantId: 'a' })
  await purger.idle()
  expect([purges.length, lines]).toEqual([5, ['The CDN was not purged: The CDN answered 500.']])
})

test('[VDP-16] closing does not wait for a CDN that never answers', async () => {
  const { purges, purger } = openPurger(() => new Promise(() => undefined))
  purger.expire({ tenantId: 'a' })
  purger.expire({ tenantId: 'b' })
  purger.close()
  purger.expire({ tenantId: 'c' })
  expect(purges).toHaveLength(1)
})
