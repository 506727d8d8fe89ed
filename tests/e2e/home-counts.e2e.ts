import { listDemoTenants, sql, visibleHtml } from './arrange'
import { expect, requestSite, test } from './fixtures'

const parseNumber = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

for (const { slug } of listDemoTenants())
  test(`[SRCH-14] [CNT-01] the home page of ${slug} counts the vehicles that its search finds`, async () => {
    const home = visibleHtml((await requestSite(slug, '/')).body)
    const [, action = ''] = /<form[^>]*role="search"[^>]*action="([^"]+)"/.exec(home) ?? []
    const search = visibleHtml((await requestSite(slug, `${action}?all=1`)).body)
    const found = parseNumber(/<p role="status"[^>]*><strong[^>]*>([\d,]+) /.exec(search)?.[1])
    expect(found).toBeGreaterThan(0)
    const counts = [...home.matchAll(/(?:placeholder="Search|See all) ([\d,]+)/g)].map(([, count]) =>
      parseNumber(count),
    )
    expect(counts.length).toBeGreaterThan(0)
    expect([...new Set(counts)]).toEqual([found])
  })

test('[SRCH-17] [SRCH-14] a car that is sold leaves the count of its tile, and the search says that it lists it', async ({
  dealer,
}) => {
  const { slug, id } = await dealer('banksia-motor-group')
  const read = async (path: string) => visibleHtml((await requestSite(slug, path)).body).replaceAll(/<[^>]+>/g, ' ')
  const countTile = async () => parseNumber(/Toyota\s+([\d,]+) in stock/.exec(await read('/'))?.[1])
  const countFound = async () => {
    const [, found, sold = '0'] =
      /([\d,]+) [a-z ]+found\s*(?:, (\d+) of them just sold)?/.exec(await read('/search/toyota')) ?? []
    return { found: parseNumber(found), sold: parseNumber(sold) }
  }
  const before = await countFound()
  expect(await countTile()).toBe(before.found - before.sold)
  await sql(
    `UPDATE vehicles SET status = 'sold', sold_at = now() WHERE id IN (
       SELECT id FROM vehicles WHERE tenant_id = $1 AND make = 'Toyota' AND status = 'in_stock' ORDER BY id LIMIT 2)`,
    [id],
  )
  await expect.poll(countFound).toEqual({ found: before.found, sold: before.sold + 2 })
  await expect.poll(countTile).toBe(before.found - before.sold - 2)
})
