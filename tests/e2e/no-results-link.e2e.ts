import { expect, requestSite, test } from './fixtures'
import { sql } from './arrange'

test('[SRCH-12] an empty search leads to the special offers only where the dealer has some', async ({ dealer }) => {
  const { slug } = await dealer('wattle-caravans')
  const read = async (query: string) => (await requestSite(slug, `/search/new-used-and-demo-cars/?query=${query}`)).body
  const before = await read('unobtainium')
  expect(before).toContain('Email me when one arrives')
  expect(before).toContain('See our special offers')
  await sql('DELETE FROM offers WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1)', [slug])
  const after = await read('unobtanium')
  expect(after).toContain('See what else we have')
  expect(after).not.toContain('See our special offers')
})
