import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noSources } from '../net/content-policy'
import { type HostMap, hostProblem, normaliseHost, targetOf } from './host'

const listing = { sold_days: 3, only_shown_on_website: true, min_photos: 0, manufacturer: '', base_filter: '' }
const shop = { id: 'tenant-1', basePath: '/search/used-cars', listing, garagePath: '/my-garage', sources: noSources }
const hosts: HostMap = { platform: new Set(['localhost']), tenants: new Map([['shop.localhost', shop]]) }

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
  ])('[TEN-01] normalises %j to %j', (header, host) => {
    expect(normaliseHost(header)).toBe(host)
  })

  test('[TEN-01] finds the tenant of a host, ignoring port and case; an unknown host has none', () => {
    expect(targetOf(hosts, 'Shop.LOCALHOST:8080')).toEqual({ kind: 'tenant', tenant: shop })
    expect(targetOf(hosts, 'localhost:3000')).toEqual({ kind: 'platform' })
    expect(targetOf(hosts, 'other.localhost')).toEqual({ kind: 'unknown' })
  })

  test('[TEN-01] no other header resolves to a tenant', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain()), (header) => {
        const target = targetOf(hosts, header)
        expect(target.kind === 'tenant').toBe(normaliseHost(header) === 'shop.localhost')
      }),
    )
  })

  test('[TEN-01] normalising is idempotent', () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        const once = normaliseHost(host)
        expect(once === null ? null : normaliseHost(once)).toBe(once)
      }),
    )
    expect(hostProblem('https://shop.example')).toMatch(/alone/)
  })
})
