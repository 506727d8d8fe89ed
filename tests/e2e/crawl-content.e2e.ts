import { listDemoTenants, visibleHtml } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'

/** Pages that staff make, as search engines, social networks and feed readers see them (CNT-07). */

const [group, maker] = ['banksia-motor-group', 'coolabah-chery'] as const

const listSitemapPaths = async (slug: string): Promise<readonly string[]> =>
  [...(await requestSite(slug, '/sitemap-pages.xml')).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.slice(siteUrl(slug).length),
  )

type Node = Readonly<Record<string, unknown>>
/** All nodes of a page's structured data. */
const readNodes = (body: string): readonly Node[] =>
  [...body.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Node[] })['@graph'],
  )
const findNode = (body: string, type: string): Node | undefined => readNodes(body).find((one) => one['@type'] === type)
const metaContents = (body: string, name: string): readonly string[] =>
  [...body.matchAll(new RegExp(`<meta property="og:${name}" content="([^"]*)"`, 'g'))].map(
    ([, content = '']) => content,
  )

test('[CNT-07] [LOC-03] [MOD-01] [BRD-01] [CNT-04] the sitemap lists locations, models, brands, pages, offers and posts', async () => {
  const [ofGroup, ofMaker] = await Promise.all([listSitemapPaths(group), listSitemapPaths(maker)])
  for (const path of [
    '/locations',
    '/locations/toowong',
    '/contact-us/banksia-toowong',
    '/dealer-locator',
    '/brands',
    '/kia/overview',
    '/twg-cars',
    '/about-us',
    '/offers/logbook-service-and-a-wash',
    '/blog/vehicle-reviews',
    '/blog/a-week-with-a-seven-seat-hybrid',
  ])
    expect(ofGroup, path).toContain(path)
  for (const path of ['/models', '/models/tiggo-7-pro', '/models/omoda-5-fx', '/pages/warranty'])
    expect(ofMaker, path).toContain(path)
  // Not listed: a location hidden from cards, a brand with a fixed page, and a manufacturer's contact pages.
  expect(ofGroup).not.toContain('/locations/parts-distribution')
  expect(ofMaker.filter((path) => path.startsWith('/contact-us/'))).toEqual([])
})

/**
 * One page of each kind: the first of `/locations/…`, of `/blog/…`, and every page that is the only one of its kind.
 */
const selectOnePerKind = (paths: readonly string[]): readonly string[] => {
  const kinds = new Map(
    paths
      .toReversed()
      .map((path) => [path.replace(/[^/]+$/, (last) => (path.split('/').length > 2 ? '' : last)), path]),
  )
  return [...kinds.values()]
}

for (const { slug } of listDemoTenants())
  test(`[CNT-07] [CNT-01] [LOC-03] [MOD-01] [BRD-01] [CNT-04] the content pages of ${slug} exist, are canonical, and have at most 80 kB of HTML`, async () => {
    const all = (await listSitemapPaths(slug)).filter((one) => !/^\/(?:search|used-car)/.test(one))
    // All pages of two dealers, which together have every kind of content; of the others one page of each kind.
    const paths = ([group, maker] as readonly string[]).includes(slug) ? all : selectOnePerKind(all)
    for (const path of paths) {
      const { status, body } = await requestSite(slug, path)
      expect(status, path).toBe(200)
      expect(body, path).not.toMatch(/<meta name="robots" content="noindex/)
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? []
      expect(canonical?.replace(/\/$/, ''), path).toBe(`${siteUrl(slug)}${path}`.replace(/\/$/, ''))
      // Search pages have their own limits.
      if (!/^\/(?:models$|parts\/search)/.test(path))
        expect(Buffer.byteLength(body), path).toBeLessThanOrEqual(80 * 1024)
    }
  })

test('[CNT-07] a shared link has one title, one address and one image, and the image exists', async () => {
  for (const [slug, path] of [
    [group, '/'],
    [group, '/about-us'],
    [group, '/brands'],
    [group, '/kia/overview'],
    [group, '/locations'],
    [group, '/locations/toowong'],
    [group, '/special-offers'],
    [group, '/offers/logbook-service-and-a-wash'],
    [group, '/news'],
    [group, '/blog/a-week-with-a-seven-seat-hybrid'],
    [maker, '/models/tiggo-7-pro'],
    ['southern-cross-motorcycles', '/'],
  ] as const) {
    const { body } = await requestSite(slug, path)
    const [title, url, images] = [metaContents(body, 'title'), metaContents(body, 'url'), metaContents(body, 'image')]
    expect([title.length, url.length, images.length], `${slug} ${path}`).toEqual([1, 1, 1])
    expect(url[0]?.replace(/\/$/, '')).toBe(`${siteUrl(slug)}${path}`.replace(/\/$/, ''))
    const imageUrl = new URL(images[0]?.replaceAll('&amp;', '&') ?? '')
    if (imageUrl.origin !== siteUrl(slug)) continue
    const { status, headers } = await requestSite(slug, imageUrl.pathname + imageUrl.search)
    expect(status, imageUrl.href).toBe(200)
    // Of a page without an image of its own, the image is made by the site.
    const type = imageUrl.pathname === '/share-image' ? 'image/jpeg' : 'image/webp'
    expect(headers['content-type'], imageUrl.href).toBe(type)
  }
})

test('[CNT-07] structured data: the dealer and its search at home, questions, a post, and breadcrumbs', async () => {
  const home = (await requestSite(group, '/')).body
  expect(findNode(home, 'AutoDealer')?.['name']).toBe('Banksia Motor Group')
  expect(JSON.stringify(findNode(home, 'WebSite')?.['potentialAction'])).toContain('search_term_string')
  const buying = (await requestSite(group, '/buying')).body
  const questions = findNode(buying, 'FAQPage')?.['mainEntity'] as readonly Node[]
  expect(questions.length).toBeGreaterThan(1)
  for (const { name } of questions) expect(visibleHtml(buying)).toContain(String(name).slice(0, 20))
  expect(findNode(buying, 'BreadcrumbList')).toBeDefined()
  const post = (await requestSite(group, '/blog/a-week-with-a-seven-seat-hybrid')).body
  expect(findNode(post, 'BlogPosting')).toMatchObject({ headline: 'A week with a seven-seat hybrid' })
  expect((findNode(post, 'BreadcrumbList')!['itemListElement'] as readonly Node[]).map(({ name }) => name)).toEqual([
    'Home',
    'Blog',
    'Vehicle reviews',
    'A week with a seven-seat hybrid',
  ])
})

test('[CNT-04] posts have a feed, which their lists link to', async () => {
  const { status, headers, body } = await requestSite(group, '/feed.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/)
  expect(body).toContain(`<link href="${siteUrl(group)}/blog/a-week-with-a-seven-seat-hybrid"/>`)
  for (const path of ['/news', '/blog', '/blog/vehicle-reviews'])
    expect((await requestSite(group, path)).body).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" href="[^"]*\/feed\.xml"/,
    )
  expect((await requestSite('edge', '/feed.xml')).body).not.toContain('<entry>')
})

test('[LOC-03] [MOD-01] [CNT-04] HEAD requests, trailing slashes, capitals and missing pages are answered correctly', async () => {
  const paths = ['/locations', '/locations/toowong', '/brands', '/about-us', '/blog', '/special-offers'] as const
  for (const path of paths) {
    const head = await requestSite(group, path, { method: 'HEAD' })
    expect([head.status, head.body], path).toEqual([200, ''])
    const slash = await requestSite(group, `${path}/`)
    expect([Math.floor(slash.status / 100), slash.headers.location], path).toEqual([3, path])
  }
  for (const [slug, wrong, right] of [
    [group, '/About-Us', '/about-us'],
    [group, '/Locations', '/locations'],
    [group, '/locations/Toowong', '/locations/toowong'],
    [maker, '/models/Tiggo-7-Pro', '/models/tiggo-7-pro'],
  ] as const) {
    const { status, headers } = await requestSite(slug, wrong)
    expect([status, headers.location], wrong).toEqual([308, right])
  }
  for (const path of [
    '/models/no-such',
    '/locations/no-such',
    '/offers/no-such',
    '/blog/no-such',
    '/no-such/overview',
    '/blog/vehicle-reviews/deeper',
    '/No-Such-Page',
  ]) {
    const { status, body } = await requestSite(group, path)
    expect(status, path).toBe(404)
    // The message is in the HTML, not added by script.
    expect(visibleHtml(body), path).toContain('We couldn’t find that page')
  }
})

test('[LEAD-11] [CNT-05] the pages of service and parts have their forms, anchor and searches', async ({ page }) => {
  await page.goto(`${siteUrl(group)}/service#service-booking`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('#service-booking form')).toBeVisible()
  await page.goto(`${siteUrl(group)}/vehicle-parts-and-accessories`, { waitUntil: 'networkidle' })
  await page.locator('#page-form').scrollIntoViewIfNeeded()
  await expect(page.locator('form[action="/api/leads"]')).toBeVisible()
  await page.getByLabel(/Search parts/).fill('tow')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/parts\/search\?query=tow/)
  for (const path of ['/contact', '/contact-us', '/book-test-drive', '/parts/search'])
    expect((await requestSite(group, path)).status, path).toBe(200)
})

test('[CNT-01] [LOC-08] the reviews block shows the average of all locations where reviews may be shown', async () => {
  const html = visibleHtml((await requestSite(group, '/')).body)
  expect(html).toContain('What our customers say')
  expect(html).toMatch(/Based on \d+ reviews/)
  expect(html.match(/class="review"/g)?.length).toBe(3)
  expect(visibleHtml((await requestSite('harbour-and-vale', '/')).body)).not.toContain('What our customers say')
})
