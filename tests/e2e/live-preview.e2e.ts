import type { FrameLocator, Page } from '@playwright/test'
import { findLogin, requestRest, visibleHtml, createToken, addPanelSession, sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test, type Login } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { findDocumentId, openDocument, openOwnDocument, saveDocument, signInFor } from './staff'

/** The live preview renders unsaved input next to the form. Only staff see it, and nothing is written. */

test.use({ viewport: { width: 1600, height: 1000 } })

const DEALER = 'yarra-value-cars'

/** Opens the preview next to the form. */
const openPreview = async (page: Page): Promise<FrameLocator> => {
  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.locator('main')).toBeVisible()
  return frame
}

/** The stored state that a save would change: the document, its versions and its audit log. */
const readStored = async (table: 'home' | 'theme', id: string): Promise<unknown> =>
  sql(
    `SELECT updated_at, (SELECT count(*) FROM _${table}_v v WHERE v.parent_id = d.id) AS versions,
      (SELECT count(*) FROM audit WHERE kind = $2 AND document = d.id::text) AS changes
    FROM ${table} d WHERE id = $1`,
    [id, table],
  )

test('[ADM-02] [CNT-01] the home page’s preview follows the input, keeps its scroll position, and saves nothing', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer(DEALER)
  const id = await openOwnDocument(page, { slug, admin }, 'home')
  await page.locator('#blocks-row-0 .collapsible__toggle').first().press('Enter')
  const before = await readStored('home', id)
  const frame = await openPreview(page)
  const field = page.locator('input[name="blocks.0.title"]')
  await frame.locator('footer').scrollIntoViewIfNeeded()
  const footerTop = () => frame.locator('footer').evaluate((one) => one.getBoundingClientRect().top)
  // Sections get their final heights only once they were scrolled to, which moves the content below.
  let scrolled = Number.NaN
  await expect
    .poll(async () => {
      const before = scrolled
      scrolled = await footerTop()
      return scrolled - before
    })
    .toBe(0)
  expect(await frame.locator('html').evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
  // Unchanged parts are not rendered again: an element marked here keeps its mark.
  await frame.locator('footer').evaluate((one) => one.setAttribute('data-mark', 'before'))
  await field.fill('Typed, and not saved')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Typed, and not saved')
  await expect(frame.locator('[data-mark="before"]')).toHaveCount(1)
  expect(Math.abs((await footerTop()) - scrolled)).toBeLessThan(60)
  expect(await readStored('home', id)).toEqual(before)
  expect(visibleHtml((await requestSite(slug, '/')).body)).not.toContain('Typed, and not saved')
  for (const [label, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Wide screen', 1440],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
    await page.getByRole('button', { name: label, exact: true }).click()
    await expect.poll(() => frame.locator('html').evaluate((one) => one.clientWidth)).toBe(width)
  }
})

test('[ADM-02] [TEN-10] a theme’s colours change in the preview at once; unreadable ones are ignored', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer(DEALER)
  const id = await openOwnDocument(page, { slug, admin }, 'theme')
  const before = await readStored('theme', id)
  const frame = await openPreview(page)
  const accent = () =>
    frame.locator('html').evaluate((one) => getComputedStyle(one).getPropertyValue('--t-accent').trim().toLowerCase())
  const was = await accent()
  await page.locator('#field-accent').fill('#7a0f5e')
  await expect.poll(accent).not.toBe(was)
  await page.locator('#field-ink').fill('no colour')
  await expect(frame.getByRole('status').first()).toContainText('Enter a colour as #')
  expect(await readStored('theme', id)).toEqual(before)
})

test('[ADM-02] [MOD-06] [LOC-03] models, locations and promo cards have a preview, too', async ({ page, dealer }) => {
  const { slug, id: tenant, admin } = await dealer('coolabah-chery')
  await openOwnDocument(page, { slug, admin }, 'models', "d.slug = 'tiggo-7-pro'")
  const model = await openPreview(page)
  await page.locator('[name="short_description"]').fill('Words that are not saved')
  await expect(model.locator('main')).toContainText('Words that are not saved')

  await openDocument(page, 'locations', await findDocumentId('locations', slug))
  const location = await openPreview(page)
  await page.locator('[name="name"]').fill('Coolabah under a new name')
  await expect(location.locator('main')).toContainText('Coolabah under a new name')
  // A field that a save would refuse is previewed with its stored value, and a message says so.
  await page.locator('[name="name"]').fill('')
  await expect(location.getByRole('status').first()).toContainText('Not shown yet: Name')
  await expect(location.locator('main')).not.toContainText('Coolabah under a new name')

  const token = await createToken(admin)
  const { body } = await requestRest('POST', '/promo-cards', token, {
    tenant,
    title: 'Not yet',
    position: 2,
    display: 'all',
    start: '2031-01-01T00:00:00.000Z',
  })
  const { id } = body['doc'] as { id: string }
  await openDocument(page, 'promo-cards', id)
  const card = await openPreview(page)
  await page.locator('[name="title"]').fill('Half price mats')
  await expect(card.getByRole('complementary', { name: 'Half price mats' })).toBeVisible()
  // It is shown from its start, not from the moment when it is saved.
  await expect(card.getByRole('status').first()).toContainText(
    'Preview. Once you save it, shoppers will see it from 1 January 2031, 10:30 am.',
  )
})

test('[ADM-02] [CNT-04] [BRD-01] offers, posts and brands have a preview, too', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('banksia-motor-group')
  await addPanelSession(page, admin)
  for (const collection of ['offers', 'posts', 'brands']) {
    await openDocument(page, collection, await findDocumentId(collection, slug))
    const frame = await openPreview(page)
    await page.locator('[name="title"]').fill(`A title of ${collection} that is not saved`)
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(`A title of ${collection} that is not saved`)
  }
})

test('[ADM-02] [CNT-01] [CNT-04] a preview says whether the page is published, also after it is; a new post has no date yet', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('banksia-motor-group')
  await signInFor(page, admin, slug)
  // It gets that of its publication.
  await openPanelPage(page, '/admin/collections/posts/create')
  await expect(page.locator('#field-date')).toHaveValue('')

  const data = { tenant, title: 'Our new workshop', slug: 'our-new-workshop', _status: 'draft' }
  const { body } = await requestRest('POST', '/pages?draft=true', await createToken(admin), data)
  await openDocument(page, 'pages', (body['doc'] as { id: string }).id)
  const frame = await openPreview(page)
  const state = frame.getByRole('status').first()
  await expect(state).toContainText('Draft. Shoppers will see it when you publish it.')
  expect(await saveDocument(page, 'pages')).toBe(200)
  await expect(state).toContainText('Published. Shoppers don’t see changes that you haven’t published yet.')
  await page.locator('[name="title"]').fill('Our newer workshop')
  expect(await saveDocument(page, 'pages', '#action-save-draft')).toBe(200)
  await expect(state).toContainText('Published, with changes. Shoppers will see the changes when you publish them.')

  // On a phone, the preview is above the form instead of beside it.
  await page.setViewportSize({ width: 390, height: 844 })
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width
  await expect.poll(() => widthOf('.live-preview-window')).toBeGreaterThan(350)
  await expect.poll(() => widthOf('[name="title"]')).toBeGreaterThan(250)
})

test('[ADM-01] [ADM-02] unsaved input is rendered only for staff who may save the document', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const path = `/preview/${tenant}/home/${await findDocumentId('home', slug)}`
  const address = `${siteUrl()}${path}`
  await addPanelSession(page, admin)
  const renderRequestPromise = page.waitForRequest((one) => one.method() === 'POST' && one.url() === address)
  await page.goto(address, { waitUntil: 'networkidle' })
  // Sent again until it is heard: the page listens once its script has run.
  const sendInput = () =>
    page.evaluate(() => {
      window.postMessage(
        { type: 'payload-live-preview', data: { blocks: [{ blockType: 'hero', title: 'For staff' }] } },
        '*',
      )
    })
  await expect(async () => {
    await sendInput()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For staff', { timeout: 5000 })
  }).toPass()
  const renderRequest = await renderRequestPromise
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For staff')
  const answer = await (await renderRequest.response())?.allHeaders()
  expect(answer?.['cache-control']).toMatch(/no-store/)
  // The same request without a session, by another dealer's staff, and on the dealer's own host.
  const headers = {
    'next-action': renderRequest.headers()['next-action'] ?? '',
    'content-type': renderRequest.headers()['content-type'] ?? 'text/plain',
  }
  const body = renderRequest.postData() ?? ''
  expect(body).toContain('For staff')
  const renderAgain = async (login?: Login): Promise<string> => {
    const context = await browser.newContext()
    if (login) await addPanelSession(await context.newPage(), login)
    const response = await context.request.post(address, { headers: { ...headers, origin: siteUrl() }, data: body })
    return response.text()
  }
  const renderOnSite = async (target: string): Promise<string> =>
    (await requestSite(slug, target, { method: 'POST', headers: { ...headers, origin: siteUrl(slug) }, body })).body
  expect(await renderAgain(admin)).toContain('For staff')
  const others = [
    await renderAgain(),
    await renderAgain(findLogin('voltara')),
    await renderOnSite('/'),
    await renderOnSite(path),
  ]
  for (const text of others) expect(text).not.toContain('For staff')
})

test('[ADM-02] [CARD-01] a vehicle card is chosen by its schematic, by keyboard too, and shown in the preview', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer(DEALER)
  await openOwnDocument(page, { slug, admin }, 'theme')
  const choices = page.getByRole('group', { name: 'Vehicle card' })
  await expect(choices.getByRole('radio', { checked: true })).toHaveValue('price-tag')
  await expectAccessible(page, '#field-card')
  const frame = await openPreview(page)
  await expect(frame.locator('article[data-car]').first()).toHaveClass(/card-price-tag/)
  await choices.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(choices.getByRole('radio', { checked: true })).toHaveValue('spec-sheet')
  await expect(frame.locator('article[data-car]').first()).toHaveClass(/card-spec-sheet/)
  await page.getByRole('group', { name: 'Search results' }).getByRole('radio', { name: 'List' }).check()
  await expect(frame.locator('.search-grid')).toHaveAttribute('data-layout', 'list')
})
