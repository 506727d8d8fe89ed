import { readFileSync } from 'node:fs'
import { shownHtml, sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { group, phone, usual, vehicleOf } from './tool-parts'
import { sidewaysRoom, watch } from './watch'

/** The stored events of a dealer with these numbers. */
const sentEvents = (tenantId: string, numbers: readonly number[]) =>
  sql<{ event: number; car_id: string; path: string }>(
    'SELECT event, car_id, path FROM events WHERE tenant_id = $1 AND event = ANY($2) ORDER BY id',
    [tenantId, numbers],
  )

test('[VDP-08] the print page has the price with its type, the facts, the licence and a QR code, and no navigation', async ({
  page,
}) => {
  const wrong = watch(page)
  const slug = await vehicleSlug(group, usual)
  await page.goto(`${site(group)}/print?car_id=${slug}`)
  const sheet = page.locator('.print-sheet')
  await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sheet.locator('.print-price')).toContainText(/\$[\d,]+ Drive away/)
  await expect(sheet).toContainText('Dealer licence')
  await expect(sheet.getByRole('img', { name: /^QR code of/ })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  expect(await sidewaysRoom(page)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.site-header, .site-footer, .print-tools').filter({ visible: true })).toHaveCount(0)
  expect(wrong).toEqual([])
  for (const missing of ['', '?car_id=none', '?car_id=', `?car_id=${'x'.repeat(2000)}`])
    expect((await ask(group, `/print${missing}`)).status).toBe(404)
})

test('[VDP-08] [VDP-09] [ANL-01] the history report sends event 60, PDF and Print send 61; a failed PDF shows an alert', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, id: tenantId } = await dealer('wattle-caravans')
  const { id, slug } = await vehicleOf(tenant, usual)
  const path = `/cars/${slug}`
  const report = 'https://history.example/report.pdf'
  expect((await ask(tenant, path)).body).not.toContain(report)
  await sql('UPDATE vehicles SET file = $2 WHERE id = $1', [id, report])
  await expect.poll(async () => (await ask(tenant, path)).body).toContain(report)
  await page.context().route(report, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Report' }))
  const sent = () => sentEvents(tenantId, [60, 61])
  const [reported, printed] = [60, 61].map((event) => ({ event, car_id: id, path }))

  await page.goto(`${site(tenant)}${path}`, { waitUntil: 'networkidle' })
  const tools = page.locator('.car-tools')
  const [opened] = await Promise.all([page.waitForEvent('popup'), tools.locator(`a[href="${report}"]`).click()])
  await expect(opened).toHaveURL(report)
  await expect.poll(sent).toEqual([reported])

  const button = tools.getByRole('link', { name: 'Download PDF' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.includes('/DCTDecode')).toBe(true)
  expect(bytes.length).toBeLessThan(400_000)
  await expect.poll(sent).toEqual([reported, printed])

  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/cars/*/pdf', async (route) => {
    await held
    await route.fulfill({ status: 503, json: { message: 'Many PDFs are being made just now.' } })
  })
  const alert = page.waitForEvent('dialog')
  await button.click()
  await expect(tools).toContainText('Preparing...')
  release()
  const dialog = await alert
  expect(dialog.message()).toBe('Many PDFs are being made just now.')
  await dialog.accept()
  await expect(tools).toContainText('Download PDF')

  // The event is sent even though the link leaves the page.
  await tools.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page).toHaveURL(`${site(tenant)}/print?car_id=${slug}`)
  await expect.poll(sent).toEqual([reported, printed, printed, printed])
})

test('[VDP-08] [CNT-07] another dealer’s, hidden and unknown cars have no page, print page or PDF; a removed one redirects', async ({
  dealer,
}) => {
  const { slug: tenant } = await dealer('wattle-caravans')
  const hidden = await vehicleOf(tenant, usual)
  await sql('UPDATE vehicles SET hidden = true WHERE id = $1', [hidden.id])
  const foreign = await vehicleSlug('harbour-and-vale', usual)
  for (const slug of [foreign, hidden.slug, 'nothing-of-the-kind', 'x'.repeat(2000)]) {
    expect((await ask(tenant, `/api/cars/${slug}/pdf`)).status, slug).toBe(404)
    expect((await ask(tenant, `/print?car_id=${slug}`)).status, slug).toBe(404)
    await expect.poll(async () => (await ask(tenant, `/cars/${slug}`)).status, slug).toBe(404)
  }
  const removed = await vehicleOf(tenant, usual)
  expect((await ask(tenant, `/cars/${removed.slug}`)).status).toBe(200)
  await sql('UPDATE vehicles SET removed_at = now() WHERE id = $1', [removed.id])
  await expect.poll(async () => (await ask(tenant, `/cars/${removed.slug}`)).status).toBe(308)
})

test('[CNT-07] capitals redirect to the canonical address, and a car sold long ago to the rest of its model', async () => {
  const slug = await vehicleSlug(group, usual)
  const capitals = await ask(group, `/cars/${slug.toUpperCase()}`)
  expect([capitals.status, capitals.headers.location]).toEqual([308, `/cars/${slug}`])
  const sold = await vehicleSlug(group, "v.status = 'sold' AND v.sold_at < now() - interval '30 days'")
  const moved = await ask(group, `/cars/${sold}`)
  expect(moved.status).toBe(308)
  expect(moved.headers.location).toMatch(/^\/search\/[a-z-]+\/[a-z0-9-]+$/)
  expect((await ask(group, moved.headers.location ?? '')).status).toBe(200)
})

test('[CNT-07] a shared link has an image in the right shape, its price, and one canonical address', async () => {
  const slug = await vehicleSlug(group, `${usual} AND v.offer_price_cents IS NULL`)
  const { body } = await ask(group, `/cars/${slug}`)
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? []
  expect(image).toMatch(/^http:\/\/[^"]+crop=40x21$/)
  expect(body).toMatch(/<meta property="product:price:amount" content="\d+"/)
  expect(body).toContain(`<link rel="canonical" href="${site(group)}/cars/${slug}"`)
  const picture = await ask(group, image.replaceAll('&amp;', '&').replace(/^http:\/\/[^/]+/, ''))
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('[VDP-08] [VDP-09] page, print page and PDF work for a vehicle with missing or odd values', async () => {
  const cars = [
    "v.badge LIKE '%<GT>%'",
    "v.badge LIKE 'RTL%'",
    "v.model LIKE 'Sprinter 519%'",
    'v.location_id IS NULL',
    'v.badge IS NULL AND v.price_cents IS NULL AND jsonb_array_length(v.images) = 0',
    "v.dealercomments LIKE 'AAAAAAAAAA%'",
  ]
  for (const where of cars) {
    const slug = await vehicleSlug('edge', where)
    for (const path of [`/cars/${slug}`, `/print?car_id=${slug}`]) {
      const { status, body } = await ask('edge', path)
      expect(status, path).toBe(200)
      expect(shownHtml(body), path).not.toMatch(/<GT>|<b>not<\/b>|undefined|NaN/)
    }
    const pdf = await ask('edge', `/api/cars/${slug}/pdf`)
    expect([pdf.status, pdf.headers['content-type']], where).toEqual([200, 'application/pdf'])
  }
})

test('[VDP-01] [CNT-04] a dealer’s newest posts are at the end of its vehicles’ pages, where its switch says so', async () => {
  const pageOf = async (tenant: string) =>
    shownHtml((await ask(tenant, `/cars/${await vehicleSlug(tenant, "v.status = 'in_stock'")}`)).body)
  const [wanted, unwanted] = [await pageOf('southern-cross-motorcycles'), await pageOf('banksia-motor-group')]
  expect(wanted.slice(wanted.indexOf('id="posts"')).match(/href="\/blog\/[^"]+"/g)).toEqual([
    'href="/blog/grips-gloves-and-black-ice"',
    'href="/blog/three-bikes-for-a-first-winter"',
  ])
  expect(unwanted).not.toContain('id="posts"')
})
