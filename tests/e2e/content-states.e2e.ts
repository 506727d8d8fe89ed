import sharp from 'sharp'
import { requestRest, createToken, sql, uploadRest } from './arrange'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { changeForm, openDocument, signInFor } from './staff'

const DEALER = 'harbour-and-vale'

const createDocument = async (collection: string, token: string, data: object): Promise<string> => {
  const { body } = await requestRest('POST', `/${collection}`, token, data)
  return (body['doc'] as { id: string }).id
}

test('[CNT-03] [CNT-04] [ADM-02] staff end an offer in its list and in its form, which then say that it has ended', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const offer = { tenant, summary: 'Half price.', _status: 'published' }
  for (const name of ['tyres', 'brakes'])
    await createDocument('offers', token, { ...offer, title: `Offer on ${name}`, slug: name })
  const status = async (name: string) => (await requestSite(slug, `/offers/${name}`)).status
  await expect.poll(() => status('brakes')).toBe(200)
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/offers?limit=50')
  await expect(page.getByRole('button', { name: 'All offers', exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Offer on tyres' })
  await row.getByRole('button', { name: /^End now.*tyres$/ }).click()
  const question = page.getByRole('dialog', { name: 'End “Offer on tyres” now?' })
  await expectAccessible(page, 'dialog')
  await question.getByRole('button', { name: 'End now' }).click()
  await expect(row).toContainText(/Ended 25 November, \d+(:\d\d)? [ap]m/)
  await expect(row.getByRole('button', { name: /^End now/ })).toHaveCount(0)
  await expect.poll(() => status('tyres')).toBe(404)

  await page.getByRole('link', { name: 'Offer on brakes' }).click()
  await page.waitForURL(/\/offers\/[0-9a-f-]{36}/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^End now.*brakes$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.locator('.doc-controls').getByText(/^Ended 25 November/)).toBeVisible()
  await expect(page.locator('.doc-controls').getByText('Published', { exact: true })).toBeHidden()
  await expect.poll(() => status('brakes')).toBe(404)
})

test('[ADM-02] [CNT-01] [CNT-04] the list says when a post or page is published by its schedule', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const data = { tenant, title: 'Summer hours', slug: 'summer-hours', _status: 'draft' }
  for (const collection of ['posts', 'pages']) {
    const id = await createDocument(`${collection}?draft=true`, token, data)
    await sql(
      `INSERT INTO payload_jobs (id, input, task_slug, queue, wait_until, updated_at, created_at)
       VALUES (gen_random_uuid(), $1, 'schedulePublish', 'default', '2026-12-02T22:00:00Z', now(), now())`,
      [{ type: 'publish', doc: { relationTo: collection, value: id }, timezone: 'Australia/Sydney' }],
    )
  }
  await signInFor(page, admin, slug)
  for (const collection of ['posts', 'pages']) {
    await openPanelPage(page, `/admin/collections/${collection}?limit=50`)
    await expect(page.getByRole('row').filter({ hasText: 'Summer hours' })).toContainText(
      'Scheduled for 3 December, 9:00 am',
    )
  }
})

test('[CNT-01] staff hide a section of a page without deleting it, and show it again', async ({ page, dealer }) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const blocks = ['First part', 'Second part'].map((title) => ({ blockType: 'about', title, text: 'A paragraph.' }))
  const id = await createDocument('pages', token, {
    tenant,
    title: 'Two parts',
    slug: 'two-parts',
    blocks,
    _status: 'published',
  })
  const body = async () => (await requestSite(slug, '/two-parts')).body
  await expect.poll(body).toContain('Second part')
  await signInFor(page, admin, slug)
  await page.setViewportSize({ width: 390, height: 844 })
  await openDocument(page, 'pages', id)
  await changeForm(page, () => page.getByRole('button', { name: 'Hide section: Second part' }).click())
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
  await expectAccessible(page, '.blocks-field')
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(body).not.toContain('Second part')
  expect(await body()).toContain('First part')
  await openDocument(page, 'pages', id)
  await changeForm(page, () => page.getByRole('button', { name: 'Show section: Second part' }).click())
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(body).toContain('Second part')
})

test('[STF-08] closed rows show their images, whose addresses the form requests together', async ({ page, dealer }) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const images = await Promise.all(
    ['red', 'green', 'blue'].map(async (colour) => {
      const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
        .png()
        .toBuffer()
      const file = new File([new Uint8Array(bytes)], `${colour}.png`, { type: 'image/png' })
      const { body } = await uploadRest('/media', token, file, { tenant, alt: `A ${colour} wall` })
      return { image: (JSON.parse(body) as { doc: { id: string } }).doc.id }
    }),
  )
  const id = await createDocument('pages', token, {
    tenant,
    title: 'Three photos',
    slug: 'three-photos',
    _status: 'draft',
    blocks: [{ blockType: 'gallery', images }],
  })
  const requests: string[] = []
  page.on('request', (request) => /api\/media\?.*filename/.test(request.url()) && requests.push(request.url()))
  await signInFor(page, admin, slug)
  await page.setViewportSize({ width: 390, height: 844 })
  await openDocument(page, 'pages', id)
  await page.locator('#blocks-row-0 .collapsible__toggle').first().click()
  const thumbnails = page.locator('.row-image')
  await expect(thumbnails).toHaveCount(3)
  for (const one of await thumbnails.all()) {
    const address = new URL((await one.getAttribute('src')) ?? '', page.url())
    const image = await page.request.get(address.href)
    expect([image.status(), image.headers()['content-type']]).toEqual([200, expect.stringContaining('image/')])
  }
  expect(requests).toHaveLength(1)
})
