import { listDemoTenants, visibleHtml } from './arrange'
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
