import { readFileSync } from 'node:fs'
import { visibleHtml, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { GROUP_DEALER, phone, TYPICAL, findVehicle } from './vehicle-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

/** The stored events of a dealer with these numbers. */
const listEvents = (tenantId: string, numbers: readonly number[]) =>
  sql<{ event: number; car_id: string; path: string }>(
    'SELECT event, car_id, path FROM events WHERE tenant_id = $1 AND event = ANY($2) ORDER BY id',
    [tenantId, numbers],
  )

test('[VDP-08] the print page has the price with its type, the facts, the licence and a QR code, and no navigation', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  const slug = await findVehicleSlug(GROUP_DEALER, TYPICAL)
  await page.goto(`${siteUrl(GROUP_DEALER)}/print?car_id=${slug}`)
  const sheet = page.locator('.print-sheet')
  await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sheet.locator('.print-price')).toContainText(/\$[\d,]+ Drive away/)
  await expect(sheet).toContainText('Dealer licence')
  await expect(sheet.getByRole('img', { name: /^QR code for/ })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  expect(await horizontalOverflow(page)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.site-header, .site-footer, .print-tools').filter({ visible: true })).toHaveCount(0)
  expect(pageErrors).toEqual([])
  for (const missing of ['', '?car_id=none', '?car_id=', `?car_id=${'x'.repeat(2000)}`])
    expect((await requestSite(GROUP_DEALER, `/print${missing}`)).status).toBe(404)
})

/** Pages of a PDF that Chromium wrote. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test('[VDP-08] [FIN-02] a vehicle’s own page prints on two A4 sheets, with the finance terms once and no link without its text', async ({
  page,
}) => {
  for (const tenant of ['ironbark-trucks', 'wattle-caravans', 'voltara']) {
    const slug = await findVehicleSlug(tenant, TYPICAL)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${siteUrl(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    // The text that is cut on the screen is loaded for the printer by script, once that listens.
    await expect(async () => {
      expect(countPages(await page.pdf({ format: 'A4' })), tenant).toBeLessThanOrEqual(2)
      const shown = await page.locator('body').innerText()
      expect(shown.match(/\*WARNING: This comparison rate/g), tenant).toHaveLength(1)
      expect(shown, tenant).not.toMatch(/What “.*” means|Click for Finance Disclaimer|Read the full|Swipe|…$/m)
    }).toPass({ timeout: 60_000 })
    await expect(page.locator('.finance-disclaimer'), tenant).toContainText(/approved applicants only/i)
  }
})

test('[VDP-08] [VDP-09] [ANL-01] the history report sends event 60, PDF and Print send 61; a failed PDF shows an alert', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('wattle-caravans')
  const { id, slug } = await findVehicle(tenant, TYPICAL)
  const path = `/cars/${slug}`
  const report = 'https://history.example/report.pdf'
  expect((await requestSite(tenant, path)).body).not.toContain(report)
  await sql('UPDATE vehicles SET file = $2 WHERE id = $1', [id, report])
  await expect.poll(async () => (await requestSite(tenant, path)).body).toContain(report)
  await page.context().route(report, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Report' }))
  const readEvents = () => listEvents(tenantId, [60, 61])
  const [reported, printed] = [60, 61].map((event) => ({ event, car_id: id, path }))

  await page.goto(`${siteUrl(tenant)}${path}`, { waitUntil: 'networkidle' })
  const tools = page.locator('.car-tools')
  const [popup] = await Promise.all([page.waitForEvent('popup'), tools.locator(`a[href="${report}"]`).click()])
  await expect(popup).toHaveURL(report)
  await expect.poll(readEvents).toEqual([reported])

  const button = tools.getByRole('link', { name: 'Download PDF' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.includes('/DCTDecode')).toBe(true)
  expect(bytes.length).toBeLessThan(400_000)
  await expect.poll(readEvents).toEqual([reported, printed])

  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/cars/*/pdf', async (route) => {
    await gate
    await route.fulfill({ status: 503, json: { message: 'We’re busy creating other PDFs.' } })
  })
  const alert = page.waitForEvent('dialog')
  await button.click()
  await expect(tools).toContainText('Preparing...')
  release()
  const dialog = await alert
  expect(dialog.message()).toBe('We’re busy creating other PDFs.')
  await dialog.accept()
  await expect(tools).toContainText('Download PDF')

  // The event is sent even though the link leaves the page.
  await tools.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl(tenant)}/print?car_id=${slug}`)
  await expect.poll(readEvents).toEqual([reported, printed, printed, printed])
})

test('[VDP-08] [SEC-04] a sender gets twenty PDFs in a minute; each loan makes another', async ({ dealer }) => {
  const { slug: tenant } = await dealer('wattle-caravans')
  const slug = await findVehicleSlug(tenant, TYPICAL)
  const request = (deposit: number, headers = {}) =>
    requestSite(tenant, `/api/cars/${slug}/pdf?loan=29990-${String(deposit)}-0-0-3-8.49-week`, { headers })
  const statuses: number[] = []
  for (let deposit = 1001; deposit <= 1021; deposit += 1) statuses.push((await request(deposit)).status)
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect((await request(2000, { 'x-forwarded-for': '203.0.113.200' })).status).toBe(200)
})

test('[VDP-08] [CNT-07] another dealer’s, hidden and unknown cars have no page, print page or PDF; a removed one redirects', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer('wattle-caravans')
  const hiddenVehicle = await findVehicle(tenant, TYPICAL)
  await sql('UPDATE vehicles SET hidden = true WHERE id = $1', [hiddenVehicle.id])
  const foreign = await findVehicleSlug('harbour-and-vale', TYPICAL)
  for (const slug of [foreign, hiddenVehicle.slug, 'nothing-of-the-kind', 'x'.repeat(2000)]) {
    expect((await requestSite(tenant, `/api/cars/${slug}/pdf`)).status, slug).toBe(404)
    expect((await requestSite(tenant, `/print?car_id=${slug}`)).status, slug).toBe(404)
    await expect.poll(async () => (await requestSite(tenant, `/cars/${slug}`)).status, slug).toBe(404)
  }
  const removedVehicle = await findVehicle(tenant, TYPICAL)
  expect((await requestSite(tenant, `/cars/${removedVehicle.slug}`)).status).toBe(200)
  await sql('UPDATE vehicles SET removed_at = now() WHERE id = $1', [removedVehicle.id])
  await expect.poll(async () => (await requestSite(tenant, `/cars/${removedVehicle.slug}`)).status).toBe(308)
})

test('[CNT-07] capitals redirect to the canonical address, and a car sold long ago to the rest of its model', async () => {
  const slug = await findVehicleSlug(GROUP_DEALER, TYPICAL)
  const capitals = await requestSite(GROUP_DEALER, `/cars/${slug.toUpperCase()}`)
  expect([capitals.status, capitals.headers.location]).toEqual([308, `/cars/${slug}`])
  const soldSlug = await findVehicleSlug(GROUP_DEALER, "v.status = 'sold' AND v.sold_at < now() - interval '30 days'")
  const redirect = await requestSite(GROUP_DEALER, `/cars/${soldSlug}`)
  expect(redirect.status).toBe(308)
  expect(redirect.headers.location).toMatch(/^\/search\/[a-z-]+\/[a-z0-9-]+$/)
  expect((await requestSite(GROUP_DEALER, redirect.headers.location ?? '')).status).toBe(200)
})

/** The path of a page's image for shared links. */
const sharedImageOf = (body: string): string =>
  (/<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&')

test('[OUT-05] [CNT-07] a shared link has an image made for it, its price, and one canonical address', async ({
  dealer,
}) => {
  const { slug: tenant, id } = await dealer(GROUP_DEALER)
  const slug = await findVehicleSlug(tenant, `${TYPICAL} AND v.offer_price_cents IS NULL`)
  const readVehicle = async (): Promise<string> => (await requestSite(tenant, `/cars/${slug}`)).body
  const body = await readVehicle()
  expect(body).toMatch(/<meta property="product:price:amount" content="\d+"/)
  expect(body).toContain(`<link rel="canonical" href="${siteUrl(tenant)}/cars/${slug}"`)
  expect(body).toContain('<meta property="og:image:width" content="1200"')
  const address = sharedImageOf(body)
  expect(address).toMatch(new RegExp(`^/cars/${slug}/share-image\\?v=[\\w-]{12}$`))
  const image = await requestSite(tenant, address)
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(image.headers['cache-control']).toContain('max-age=86400')
  expect(image.body.length).toBeLessThan(300_000)
  // Another price is another address, so that networks load the image anew; a hidden vehicle has none.
  await sql(
    'UPDATE vehicles SET price_cents = price_cents + 100000, updated_at = now() WHERE tenant_id = $1 AND slug = $2',
    [id, slug],
  )
  await expect.poll(async () => sharedImageOf(await readVehicle())).not.toBe(address)
  await sql('UPDATE vehicles SET hidden = true, updated_at = now() WHERE tenant_id = $1 AND slug = $2', [id, slug])
  await expect.poll(async () => (await requestSite(tenant, address)).status).toBe(404)
  expect((await requestSite(tenant, '/cars/no-such-car/share-image')).status).toBe(404)
})

test('[OUT-05] a page without an image of its own is shared with the dealer’s', async () => {
  const addresses: string[] = []
  for (const tenant of [GROUP_DEALER, 'wattle-caravans']) {
    const address = sharedImageOf((await requestSite(tenant, '/terms-and-conditions')).body)
    expect(address, tenant).toMatch(/^\/share-image\?v=[\w-]{12}$/)
    const image = await requestSite(tenant, address)
    expect([image.status, image.headers['content-type']], tenant).toEqual([200, 'image/jpeg'])
    addresses.push(address)
  }
  expect(new Set(addresses).size).toBe(2)
})

test('[VDP-08] [VDP-09] page, print page and PDF work for a vehicle with missing or odd values', async () => {
  const vehicles = [
    "v.badge LIKE '%<GT>%'",
    "v.badge LIKE 'RTL%'",
    "v.model LIKE 'Sprinter 519%'",
    'v.location_id IS NULL',
    'v.badge IS NULL AND v.price_cents IS NULL AND jsonb_array_length(v.images) = 0',
    "v.dealercomments LIKE 'AAAAAAAAAA%'",
  ]
  for (const where of vehicles) {
    const slug = await findVehicleSlug('edge', where)
    for (const path of [`/cars/${slug}`, `/print?car_id=${slug}`]) {
      const { status, body } = await requestSite('edge', path)
      expect(status, path).toBe(200)
      expect(visibleHtml(body), path).not.toMatch(/<GT>|<b>not<\/b>|undefined|NaN/)
    }
    const pdf = await requestSite('edge', `/api/cars/${slug}/pdf`)
    expect([pdf.status, pdf.headers['content-type']], where).toEqual([200, 'application/pdf'])
  }
})

test('[VDP-01] [CNT-04] a dealer’s newest posts are at the end of its vehicles’ pages, where its switch says so', async () => {
  const pageOf = async (tenant: string) =>
    visibleHtml((await requestSite(tenant, `/cars/${await findVehicleSlug(tenant, "v.status = 'in_stock'")}`)).body)
  const [withPosts, withoutPosts] = [await pageOf('southern-cross-motorcycles'), await pageOf('banksia-motor-group')]
  expect(withPosts.slice(withPosts.indexOf('id="posts"')).match(/href="\/blog\/[^"]+"/g)).toEqual([
    'href="/blog/over-the-top-to-great-lake"',
    'href="/blog/grips-gloves-and-black-ice"',
  ])
  expect(withoutPosts).not.toContain('id="posts"')
})
