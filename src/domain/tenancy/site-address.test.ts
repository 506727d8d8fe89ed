import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteUrl } from './folder-schemas'
import { resolveSiteAddress } from './site-address'

const platform = 'http://localhost:3000'

test('[TEN-01] is the site’s own address, its first domain, or its slug under the platform', () => {
  expect(resolveSiteAddress({ slug: 'edge' }, platform)).toBe('http://edge.localhost:3000')
  expect(resolveSiteAddress({ slug: 'edge', url: null, domains: [] }, platform)).toBe('http://edge.localhost:3000')
  expect(resolveSiteAddress({ slug: 'edge', domains: [{ host: 'edge.example' }] }, platform)).toBe(
    'https://edge.example',
  )
  expect(
    resolveSiteAddress({ slug: 'edge', url: 'https://cars.example/', domains: [{ host: 'edge.example' }] }, platform),
  ).toBe('https://cars.example')
})

const broken = ['https://www.my dealer.com.au', 'https://x.com.au:80a', 'https://', 'https://[', 'ftp://cars.example']

test('[TEN-01] an invalid address is rejected in the form, and ignored if stored', () => {
  for (const url of broken) expect(siteUrl.safeParse(url).success, url).toBe(false)
  for (const url of broken) {
    expect(resolveSiteAddress({ slug: 'edge', url }, platform), url).toBe('http://edge.localhost:3000')
    expect(resolveSiteAddress({ slug: 'edge', url, domains: [{ host: 'edge.example' }] }, platform)).toBe(
      'https://edge.example',
    )
  }
})

test('[TEN-01] a site’s address has a scheme and a host only', () => {
  for (const url of ['https://cars.example', 'https://Cars.example/', 'http://cars.example:8080'])
    expect(siteUrl.safeParse(url).success, url).toBe(true)
  for (const url of [
    'https://cars.example/used',
    'https://me:secret@cars.example',
    'https://cars.example?a=1',
    'cars.example',
  ])
    expect(siteUrl.safeParse(url).success, url).toBe(false)
})

test('is always a valid address, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (url) => {
      expect(new URL(resolveSiteAddress({ slug: 'edge', url }, platform)).protocol).toMatch(/^https?:$/)
    }),
  )
})
