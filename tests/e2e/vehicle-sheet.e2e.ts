import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { shownHtml, sql, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { sidewaysRoom, watch } from './watch'

const group = 'banksia-motor-group'
const phone = { width: 390, height: 844 }
const usual = "v.status = 'in_stock' AND NOT v.reserved AND v.price_cents > 100000 AND jsonb_array_length(v.images) > 3"

const open = async (page: Page, tenant: string, where = usual): Promise<string> => {
  const slug = await vehicleSlug(tenant, where)
  await page.goto(`${site(tenant)}/cars/${slug}`, { waitUntil: 'networkidle' })
  return slug
}

test('[VDP-08] the sheet to print: picture, price with its type, facts, licence and code; nothing of the site', async ({
  page,
}) => {
  const wrong = watch(page)
  const slug = await vehicleSlug(group, usual)
  await page.goto(`${site(group)}/print?car_id=${slug}`, { waitUntil: 'networkidle' })
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

test('[VDP-08] the PDF is downloaded under the car’s name; a failure is said in an alert', async ({ page }) => {
  const slug = await open(page, group)
  const button = page.locator('.car-tools').getByRole('link', { name: 'Download PDF' })
  const events = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('forecourt:event', (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
  )
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(`${slug}.pdf`)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.includes('/DCTDecode')).toBe(true)
  expect(bytes.length).toBeLessThan(400_000)
  expect(await events).toMatchObject({ id: 61 })

  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/cars/*/pdf', async (route) => {
    await held
    await route.fulfill({ status: 503, json: { message: 'Many PDFs are being made just now.' } })
  })
  const said = page.waitForEvent('dialog')
  await button.click()
  await expect(page.locator('.car-tools')).toContainText('Preparing...')
  release()
  const dialog = await said
  expect(dialog.message()).toBe('Many PDFs are being made just now.')
  await dialog.accept()
  await expect(page.locator('.car-tools')).toContainText('Download PDF')
})

test('[VDP-08] [CNT-07] another dealer’s, hidden and unknown cars have neither page, sheet nor PDF', async () => {
  const foreign = await vehicleSlug('harbour-and-vale', usual)
  const hidden = await vehicleSlug(group, `${usual} AND v.year < 2020`)
  await sql('UPDATE vehicles SET hidden = true WHERE slug = $1', [hidden])
  try {
    for (const slug of [foreign, hidden, 'nothing-of-the-kind', 'x'.repeat(2000)]) {
      expect((await ask(group, `/api/cars/${slug}/pdf`)).status, slug).toBe(404)
      expect((await ask(group, `/print?car_id=${slug}`)).status, slug).toBe(404)
      await expect.poll(async () => (await ask(group, `/cars/${slug}`)).status, slug).toBe(404)
    }
  } finally {
    await sql('UPDATE vehicles SET hidden = false WHERE slug = $1', [hidden])
  }
})

test('[CNT-07] capitals lead to the one address; long sold and removed cars to what is left of their model', async () => {
  const slug = await vehicleSlug(group, usual)
  const capitals = await ask(group, `/cars/${slug.toUpperCase()}`)
  expect([capitals.status, capitals.headers.location]).toEqual([308, `/cars/${slug}`])
  const sold = await vehicleSlug(group, "v.status = 'sold' AND v.sold_at < now() - interval '30 days'")
  const moved = await ask(group, `/cars/${sold}`)
  expect(moved.status).toBe(308)
  expect(moved.headers.location).toMatch(/^\/search\/[a-z-]+\/[a-z0-9-]+$/)
  expect((await ask(group, moved.headers.location ?? '')).status).toBe(200)
  const gone = await vehicleSlug(group, `${usual} AND v.year < 2019`)
  await sql('UPDATE vehicles SET removed_at = now() WHERE slug = $1', [gone])
  try {
    await expect.poll(async () => (await ask(group, `/cars/${gone}`)).status).toBe(308)
  } finally {
    await sql('UPDATE vehicles SET removed_at = NULL WHERE slug = $1', [gone])
  }
})

test('[CNT-07] a shared link has its picture in the right shape, its price, and one canonical address', async () => {
  const slug = await vehicleSlug(group, `${usual} AND v.offer_price_cents IS NULL`)
  const { body } = await ask(group, `/cars/${slug}`)
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? []
  expect(image).toMatch(/^http:\/\/[^"]+crop=40x21$/)
  expect(body).toMatch(/<meta property="product:price:amount" content="\d+"/)
  expect(body).toContain(`<link rel="canonical" href="${site(group)}/cars/${slug}"`)
  const picture = await ask(group, image.replaceAll('&amp;', '&').replace(/^http:\/\/[^/]+/, ''))
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('[VDP-08] [VDP-09] whatever a feed left out or put in, page, sheet and PDF are made', async () => {
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

test('[VDP-01] [CNT-04] a dealer’s newest posts stand at the foot of its vehicles, where it wants them', async () => {
  const pageOf = async (tenant: string) =>
    shownHtml((await ask(tenant, `/cars/${await vehicleSlug(tenant, "v.status = 'in_stock'")}`)).body)
  const [wanted, unwanted] = [await pageOf('southern-cross-motorcycles'), await pageOf('banksia-motor-group')]
  expect(wanted.slice(wanted.indexOf('id="posts"')).match(/href="\/blog\/[^"]+"/g)).toEqual([
    'href="/blog/grips-gloves-and-black-ice"',
    'href="/blog/three-bikes-for-a-first-winter"',
  ])
  expect(unwanted).not.toContain('id="posts"')
})
