import { get } from 'node:http'
import sharp from 'sharp'
import { findSchemaProblems } from '@/src/domain/vehicle-page/sharing/schema-org.test-support'
import { listDemoTenants, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'

/** Sites as search engines and social networks see them (CNT-07). */

const GROUP_DEALER = 'banksia-motor-group'
/** The dealer whose switch also lists cars that the feed keeps off the website. */
const ALL_STOCK_DEALER = 'edge'
const tenants = listDemoTenants().map(({ slug }) => slug)

const parseLocations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))

const readSitemapPaths = async (tenant: string, file: string): Promise<readonly string[]> => {
  const { status, body, headers } = await requestSite(tenant, file)
  expect([status, headers['content-type']], `${tenant} ${file}`).toEqual([200, 'application/xml; charset=utf-8'])
  const all = parseLocations(body)
  for (const one of all) expect(one.startsWith(`${siteUrl(tenant)}/`), one).toBe(true)
  return all.map((one) => one.slice(siteUrl(tenant).length))
}

const readSitemap = async (tenant: string) => {
  const files = await readSitemapPaths(tenant, '/sitemap.xml')
  return (await Promise.all(files.map((file) => readSitemapPaths(tenant, file)))).flat()
}

test('[CNT-07] each site’s robots.txt disallows forms and endpoints, and names its own sitemap', async () => {
  for (const tenant of tenants) {
    const { status, body, headers } = await requestSite(tenant, '/robots.txt')
    expect([status, headers['content-type']], tenant).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('\nDisallow: /api/\n')
    expect(body).toContain('\nDisallow: /*car_id=\n')
    expect(body).toContain(`\nSitemap: ${siteUrl(tenant)}/sitemap.xml\n`)
  }
})

test('[CNT-07] each site’s sitemap lists its own pages: home, stock, makes, and each vehicle that is for sale', async () => {
  for (const tenant of tenants) {
    const all = await readSitemap(tenant)
    expect(new Set(all).size, tenant).toBe(all.length)
    const vehicles = await sql<{ slug: string }>(
      `SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.removed_at IS NULL
       AND v.hidden IS NOT TRUE AND v.status IN ('in_stock', 'coming_soon') AND (v.show_on_dealer_website OR $2) ORDER BY v.id`,
      [tenant, tenant === ALL_STOCK_DEALER],
    )
    expect(all.filter((path) => path.startsWith('/cars/'))).toEqual(vehicles.map(({ slug }) => `/cars/${slug}`))
    expect(all).toContain('/')
    // Content pages are tested in `crawl-content.e2e.ts`.
    const searches = all.filter((path) => /^\/(?:search|used-car)/.test(path))
    expect(searches.length, tenant).toBeGreaterThan(1)
    for (const path of [...searches.slice(0, 2), ...all.slice(-2)]) {
      const { status, body } = await requestSite(tenant, path)
      expect(status, `${tenant} ${path}`).toBe(200)
      expect(body, `${tenant} ${path}`).not.toMatch(/<meta name="robots" content="noindex/)
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? []
      expect(canonical.replace(/\/$/, ''), path).toBe(`${siteUrl(tenant)}${path}`.replace(/\/$/, ''))
    }
  }
  for (const none of ['/sitemap-vehicles-2.xml', '/sitemap-vehicles-0.xml', '/sitemap-x.xml', '/sitemaps/sitemap.xml'])
    expect((await requestSite(GROUP_DEALER, none)).status, none).toBe(404)
})

test('[CNT-07] hiding, selling or adding a car changes the sitemap', async ({ dealer }) => {
  const { slug, id } = await dealer('yarra-value-cars')
  const vehicle = await findVehicleSlug(slug, "v.status = 'in_stock' AND v.show_on_dealer_website")
  const isListed = async (): Promise<boolean> => (await readSitemap(slug)).includes(`/cars/${vehicle}`)
  expect(await isListed()).toBe(true)
  for (const [removal, back] of [
    ['hidden = true', 'hidden = false'],
    ["status = 'sold'", "status = 'in_stock'"],
  ]) {
    await sql(`UPDATE vehicles SET ${removal} WHERE tenant_id = $1 AND slug = $2`, [id, vehicle])
    await expect.poll(isListed).toBe(false)
    await sql(`UPDATE vehicles SET ${back} WHERE tenant_id = $1 AND slug = $2`, [id, vehicle])
    await expect.poll(isListed).toBe(true)
  }
})

const readStructuredData = (body: string): unknown =>
  JSON.parse(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')

test('[CNT-07] [VDP-01] structured data of each dealer’s vehicles follows schema.org; a sold vehicle is marked as sold out', async () => {
  const types = new Set<string>()
  for (const tenant of tenants) {
    const vehicles = await sql<{ slug: string; status: string; paid: string | null }>(
      `SELECT DISTINCT ON (v.item_type, v.status) v.slug, v.status::text, forecourt_paid_cents(v.overrides, v.offer_price_cents, v.price_cents) AS paid
       FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.removed_at IS NULL AND v.hidden IS NOT TRUE
       AND (v.status::text <> 'sold' OR v.sold_at > now() - interval '1 day') ORDER BY v.item_type, v.status, v.id`,
      [tenant],
    )
    expect(vehicles.length, tenant).toBeGreaterThan(0)
    for (const { slug, status, paid } of vehicles) {
      const { status: pageStatus, body } = await requestSite(tenant, `/cars/${slug}`)
      // After the dealer's sold window the address redirects.
      if (status === 'sold' && pageStatus === 308) continue
      const data = readStructuredData(body) as {
        '@graph': readonly [Record<string, unknown>, ...Record<string, unknown>[]]
      }
      expect(findSchemaProblems(data), slug).toEqual([])
      const [vehicle, dealer, crumbs] = data['@graph']
      types.add(String(vehicle['@type']))
      expect([dealer?.['@type'], crumbs?.['@type']]).toEqual(['AutoDealer', 'BreadcrumbList'])
      const offer = vehicle['offers'] as Record<string, unknown>
      const had = { in_stock: /InStock|PreOrder/, coming_soon: /PreOrder/, sold: /SoldOut/, others: /SoldOut/ }
      expect(offer['availability'], slug).toMatch(had[status as keyof typeof had])
      // A vehicle that is not for sale has no price, on the page or in the data (VDP-10).
      const priced = paid !== null && ['in_stock', 'coming_soon'].includes(status)
      expect(offer['price'], slug).toBe(priced ? Number(paid) / 100 : undefined)
      expect(body).toContain(`<link rel="canonical" href="${siteUrl(tenant)}/cars/${slug}"`)
    }
  }
  expect([...types].sort()).toEqual(['Car', 'Motorcycle', 'Vehicle'])
})

/** Downloads a file of a dealer's site. */
const downloadFile = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address)
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })

test('[CNT-07] a shared link’s image has the size that its tags state', async () => {
  const slug = await findVehicleSlug(GROUP_DEALER, "v.status = 'in_stock' AND jsonb_array_length(v.images) > 3")
  const { body } = await requestSite(GROUP_DEALER, `/cars/${slug}`)
  const of = (name: string): string => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(body)?.[1] ?? ''
  expect([of('image:width'), of('image:height')]).toEqual(['1200', '630'])
  const { width, height } = await sharp(await downloadFile(of('image').replaceAll('&amp;', '&'))).metadata()
  expect([width, height]).toEqual([1200, 630])
})
