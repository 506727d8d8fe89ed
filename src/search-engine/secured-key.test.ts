import { algoliasearch } from 'algoliasearch'
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { RequestError } from './request-error'
import { isShopperKey, createSearchKey, verifySearchKey } from './secured-key'
import { parseRestrictions } from './key-restrictions'

const SECRET = 'parent-search-key'
/** The types are those of the browser build, which cannot sign. */
const client = algoliasearch('app', 'key') as unknown as {
  generateSecuredApiKey(options: { parentApiKey: string; restrictions: Record<string, unknown> }): string
}
const signKey = (restrictions: string, key = SECRET): string =>
  Buffer.from(createHmac('sha256', key).update(restrictions).digest('hex') + restrictions).toString('base64')

describe('secured keys', () => {
  test("[STK-05] a created key equals the official client's byte for byte", () => {
    for (const tenantId of ['019a3c1e-7c1b-7d5e-b1f4-3a2b1c0d9e8f', 'demo', 'tenant 5'])
      expect(createSearchKey(SECRET, tenantId, 2_000_000_000)).toBe(
        client.generateSecuredApiKey({
          parentApiKey: SECRET,
          restrictions: {
            searchParams: { filters: tenantId.includes(' ') ? `tenant_id:"${tenantId}"` : `tenant_id:${tenantId}` },
            restrictIndices: ['vehicles', 'vehicles_*'],
            validUntil: 2_000_000_000,
          },
        }),
      )
  })

  test('[STK-06] signs the further filters of a key, which cannot name another tenant', () => {
    const filters = '(status:in_stock OR status:sold) AND NOT sold_date_timestamp < 1763420400 AND make:"Land Rover"'
    const key = createSearchKey(SECRET, 'demo', 2000, filters)
    expect(key).toBe(
      client.generateSecuredApiKey({
        parentApiKey: SECRET,
        restrictions: {
          filters: `tenant_id:demo AND ${filters}`,
          restrictIndices: ['vehicles', 'vehicles_*'],
          validUntil: 2000,
        },
      }),
    )
    const { tenantId, filter } = verifySearchKey(SECRET, key, 1000)
    expect([tenantId, filter.length]).toEqual(['demo', 4])
    for (const more of ['sold:true OR tenant_id:other', 'tenant_id:other', 'sold:true) OR (tenant_id:other'])
      expect(() => verifySearchKey(SECRET, createSearchKey(SECRET, 'demo', 2000, more), 1000)).toThrow(RequestError)
  })

  test('[STK-05] accepts keys of the official client', () => {
    const key = client.generateSecuredApiKey({
      parentApiKey: SECRET,
      restrictions: {
        filters: 'tenant_id:a AND sold:false',
        restrictIndices: ['vehicles_*'],
        validUntil: 1000,
        userToken: 'u',
      },
    })
    const grant = verifySearchKey(SECRET, key, 999)
    expect(grant.tenantId).toBe('a')
    expect(grant.filter).toHaveLength(2)
    expect(['vehicles', 'vehicles_price_asc', 'x_vehicles_', 'vehiclesX'].map(grant.allowsIndex)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test.each([
    ['another secret', signKey('filters=tenant_id:a&restrictIndices=vehicles&validUntil=2000', 'other')],
    ['expired', signKey('filters=tenant_id:a&restrictIndices=vehicles&validUntil=1000')],
    ['no end', signKey('filters=tenant_id:a&restrictIndices=vehicles')],
    ['no tenant', signKey('restrictIndices=vehicles&validUntil=2000')],
    ['two tenants', signKey('filters=tenant_id:a OR tenant_id:b&validUntil=2000')],
    ['two clauses', signKey('filters=tenant_id:a AND tenant_id:b&validUntil=2000')],
    ['every tenant but one', signKey('filters=NOT tenant_id:a&validUntil=2000')],
    ['a tenant by number', signKey('filters=tenant_id=5&validUntil=2000')],
    ['a tenant or a colour', signKey('filters=tenant_id:a OR colour:red&validUntil=2000')],
    ['a repeated restriction', signKey('filters=tenant_id:a&filters=tenant_id:b&validUntil=2000')],
    ['an unknown restriction', signKey('filters=tenant_id:a&hitsPerPage=1&validUntil=2000')],
    ['unreadable filters', signKey('filters=tenant_id:&validUntil=2000')],
    ['the secret itself', SECRET],
    ['nothing', ''],
    ['no base64', '%%%'],
    ['too long', 'A'.repeat(100_000)],
  ])('[STK-06] refuses a key with %s', (_, key) => {
    expect(() => verifySearchKey(SECRET, key, 1500)).toThrow(RequestError)
  })

  test('[STK-06] a change of any byte makes a key invalid', () => {
    const bytes = Buffer.from(createSearchKey(SECRET, 'a', 2000), 'base64')
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes)
      changed[i] = (changed[i] ?? 0) ^ 1
      expect(() => verifySearchKey(SECRET, changed.toString('base64'), 1000)).toThrow(RequestError)
    }
  })

  /** From the client's own test suite: a parent key and keys derived from it. */
  const parent = '2640659426d5107b6e47d75db9cbaef8'

  const vectors = [
    'NjFhZmE0OGEyMTI3OThiODc0OTlkOGM0YjcxYzljY2M2NmU2NDE5ZWY0NDZjMWJhNjA2NzBkMjAwOTI2YWQyZnJlc3RyaWN0SW5kaWNlcz1Nb3ZpZXMmdmFsaWRVbnRpbD0yNTI0NjA0NDAw',
    'MzAxMDUwYjYyODMxODQ3ZWM1ZDYzNTkxZmNjNDg2OGZjMjAzYjQyOTZhMGQ1NDJhMDFiNGMzYTYzODRhNmMxZWFyb3VuZFJhZGl1cz1hbGwmZmlsdGVycz1jYXRlZ29yeSUzQUJvb2slMjBPUiUyMGNhdGVnb3J5JTNBRWJvb2slMjBBTkQlMjBfdGFncyUzQXB1Ymxpc2hlZCZoaXRzUGVyUGFnZT0xMCZtb2RlPW5ldXJhbFNlYXJjaCZvcHRpb25hbFdvcmRzPW9uZSUyQ3R3byZxdWVyeT1iYXRtYW4mcmVzdHJpY3RJbmRpY2VzPU1vdmllcyUyQ2N0c19lMmVfc2V0dGluZ3MmcmVzdHJpY3RTb3VyY2VzPTE5Mi4xNjguMS4wJTJGMjQmdHlwb1RvbGVyYW5jZT1zdHJpY3QmdXNlclRva2VuPXVzZXIxMjMmdmFsaWRVbnRpbD0yNTI0NjA0NDAw',
  ]

  const decodeRestrictions = (vector = ''): string => Buffer.from(vector, 'base64').toString('utf8').slice(64)

  test('[STK-05] verifies and parses the published test vectors', () => {
    for (const vector of vectors) {
      expect(isShopperKey(parent, vector)).toBe(true)
      expect(isShopperKey(`${parent}0`, vector)).toBe(false)
    }
    const basic = parseRestrictions(decodeRestrictions(vectors[0]), 2_524_604_399, undefined)
    expect(['Movies', 'movies', 'Movies2'].map(basic.allowsIndex)).toEqual([true, false, false])
    expect(() => parseRestrictions(decodeRestrictions(vectors[0]), 2_524_604_400, undefined)).toThrow(RequestError)
    const full = parseRestrictions(decodeRestrictions(vectors[1]), 1, '192.168.1.77')
    expect(full.params).toMatchObject({
      filters: 'category:Book OR category:Ebook AND _tags:published',
      query: 'batman',
      hitsPerPage: '10',
      optionalWords: 'one,two',
    })
    for (const address of ['192.168.2.1', '::1', '', undefined])
      expect(() => parseRestrictions(decodeRestrictions(vectors[1]), 1, address)).toThrow(RequestError)
  })

  test("[STK-06] a shopper's key can be restricted to networks", () => {
    const key = signKey(
      'filters=tenant_id:a&restrictIndices=vehicles&restrictSources=203.0.113.0/24,2001:db8::/32&validUntil=2000',
    )
    expect(verifySearchKey(SECRET, key, 1000, '203.0.113.9').tenantId).toBe('a')
    expect(verifySearchKey(SECRET, key, 1000, '::ffff:203.0.113.9').tenantId).toBe('a')
    expect(verifySearchKey(SECRET, key, 1000, '2001:db8::1').tenantId).toBe('a')
    for (const address of ['203.0.114.1', '2001:db9::1', 'nonsense', undefined])
      expect(() => verifySearchKey(SECRET, key, 1000, address)).toThrow(RequestError)
  })
})
