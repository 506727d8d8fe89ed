import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptySources } from '../net/content-policy'
import { type HostMap, hostProblem, normalizeHost, resolveHost } from './host'

const listing = { sold_days: 3, only_shown_on_website: true, min_photos: 0, manufacturer: '', base_filter: '' }
const tenantHost = {
  id: 'tenant-1',
  basePath: '/search/used-cars',
  listing,
  garagePath: '/my-garage',
  sources: emptySources,
}
const hosts: HostMap = { platform: new Set(['localhost']), tenants: new Map([['shop.localhost', tenantHost]]) }

describe('hosts', () => {
  test.each([
    ['shop.localhost', 'shop.localhost'],
    ['SHOP.Localhost:3000', 'shop.localhost'],
    ['shop.localhost.', 'shop.localhost'],
    ['', null],
    [undefined, null],
    ['shop localhost', null],
    ['shop.localhost/x', null],
    ['-shop.localhost', null],
    ['shop..localhost', null],
    ['[::1]:3000', null],
    [`${'a'.repeat(64)}.localhost`, null],
  ])('[TEN-01] normalizes %j to %j', (header, host) => {
    expect(normalizeHost(header)).toBe(host)
  })

  test('[TEN-01] finds the tenant of a host, ignoring port and case; an unknown host has none', () => {
    expect(resolveHost(hosts, 'Shop.LOCALHOST:8080')).toEqual({ kind: 'tenant', tenant: tenantHost })
    expect(resolveHost(hosts, 'localhost:3000')).toEqual({ kind: 'platform' })
    expect(resolveHost(hosts, 'other.localhost')).toEqual({ kind: 'unknown' })
  })

  test('[TEN-01] no other header resolves to a tenant', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain()), (header) => {
        const target = resolveHost(hosts, header)
        expect(target.kind === 'tenant').toBe(normalizeHost(header) === 'shop.localhost')
      }),
    )
  })

  test('[TEN-01] normalizing is idempotent', () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        const once = normalizeHost(host)
        expect(once === null ? null : normalizeHost(once)).toBe(once)
      }),
    )
    expect(hostProblem('https://shop.example')).toMatch(/^Enter only the domain name/)
  })
})
