import { expect, test } from 'vitest'
import { siteAddress } from './site-address'

test('[TEN-01] a site’s address: its own, its first domain, or its slug under the platform', () => {
  const platform = 'http://localhost:3000'
  expect(siteAddress({ slug: 'edge' }, platform)).toBe('http://edge.localhost:3000')
  expect(siteAddress({ slug: 'edge', url: null, domains: [] }, platform)).toBe('http://edge.localhost:3000')
  expect(siteAddress({ slug: 'edge', domains: [{ host: 'edge.example' }] }, platform)).toBe('https://edge.example')
  expect(
    siteAddress({ slug: 'edge', url: 'https://cars.example/', domains: [{ host: 'edge.example' }] }, platform),
  ).toBe('https://cars.example')
})
