import { requestRest, visibleHtml, createToken, addPanelSession } from './arrange'
import { requestSite, expect, siteUrl, test } from './fixtures'
import { reloadPanel } from './go-to-panel'
import { changeForm, findDocumentId, openDocument, openOwnDocument, saveDocument, typeInto } from './staff'

// A colour is picked from its image, so images have to load.
test.use({ images: true, viewport: { width: 1440, height: 1000 } })

const readModelPage = async (slug: string, model: string): Promise<string> =>
  visibleHtml((await requestSite(slug, `/models/${model}`)).body)

test('[ADM-02] [MOD-04] staff add a colour, picked from its image, and another browser shows it', async ({
  page,
  browser,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('coolabah-chery')
  const id = await findDocumentId('models', slug, "d.slug = 'tiggo-4-pro'")
  const { body } = await requestRest('GET', `/models/${id}?depth=0`, await createToken(admin))
  expect(body['tenant']).toBe(tenant)
  const at = String((body['colours'] as unknown[]).length)
  const shopper = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const colour = shopper.locator('.colour-swatch').filter({ hasText: 'Wattle Yellow' })
  await shopper.goto(`${siteUrl(slug)}/models/tiggo-4-pro`, { waitUntil: 'domcontentloaded' })
  await expect(shopper.locator('.colour-swatch').first()).toBeAttached()
  await expect(colour).toHaveCount(0)

  await addPanelSession(page, admin)
  await openDocument(page, 'models', id)
  await page.getByRole('button', { name: 'Colours', exact: true }).click()
  await changeForm(page, () => page.getByRole('button', { name: /Add Colour/i }).click())
  const row = page.locator(`#colours-row-${at}`)
  await typeInto(page, `colours.${at}.name`, 'Wattle Yellow')
  await typeInto(page, `colours.${at}.photo_url`, '/images/cars/suv/yellow/090.webp')
  const hex = page.locator(`#field-colours__${at}__hexCode`)
  await changeForm(page, () => hex.fill('yellow'))
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Enter a colour as # and six digits, such as #A80F1E.')).toBeVisible()
  await row.getByRole('button', { name: 'Pick from the image' }).click()
  const canvas = row.locator('canvas')
  await expect.poll(() => canvas.evaluate((one) => (one as HTMLCanvasElement).width)).toBe(420)
  const box = await canvas.boundingBox()
  await canvas.click({ position: { x: (box?.width ?? 0) * 0.5, y: (box?.height ?? 0) * 0.6 } })
  await expect(hex).toHaveValue(/^#[0-9A-F]{6}$/)
  expect(await saveDocument(page, 'models')).toBe(200)
  await expect.poll(() => readModelPage(slug, 'tiggo-4-pro')).toContain('Wattle Yellow')
  await shopper.reload({ waitUntil: 'domcontentloaded' })
  await expect(colour).toHaveCount(1)
})

test('[ADM-02] [MOD-03] a price is typed in dollars; an invalid amount is reported at its field and kept there', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('coolabah-chery')
  await openOwnDocument(page, { slug, admin }, 'models', "d.slug = 'tiggo-4-pro'")
  await page.getByRole('button', { name: 'Variants', exact: true }).click()
  await page.locator('#variants-row-0 .collapsible__toggle').first().click()
  const price = page.locator('#field-variants__0__price_cents')
  await changeForm(page, () => price.fill('forty thousand'))
  await expect(
    page.getByText('“forty thousand” isn’t an amount. Enter an amount in dollars, such as 39,990.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(price).toHaveValue('forty thousand')
  await changeForm(page, () => price.fill('41,870'))
  expect(await saveDocument(page, 'models')).toBe(200)
  await expect.poll(() => readModelPage(slug, 'tiggo-4-pro')).toContain('$41,870')
  await reloadPanel(page)
  await page.getByRole('button', { name: 'Variants', exact: true }).click()
  await expect(price).toHaveValue('41,870')
})

test('[ADM-02] [MOD-01] a draft is not public until it is published, and an earlier version can be published again', async ({
  dealer,
}) => {
  const { slug, admin } = await dealer('coolabah-chery')
  const [id, other] = [
    await findDocumentId('models', slug, "d.slug = 'omoda-5'"),
    await findDocumentId('models', slug, "d.slug = 'tiggo-4-pro'"),
  ]
  const token = await createToken(admin)
  const change = async (model: string, data: object, query = ''): Promise<void> =>
    expect((await requestRest('PATCH', `/models/${model}${query}`, token, data)).status).toBe(200)
  const before = (await requestRest('GET', `/models/${id}?depth=0`, token)).body['short_description']
  const words = 'Words of a draft'
  await change(id, { short_description: words, _status: 'draft' }, '?draft=true')
  // The draft was saved before this change, so a site that shows this change has already read the draft.
  await change(other, { short_description: 'Words of the other model', _status: 'published' })
  await expect.poll(() => readModelPage(slug, 'tiggo-4-pro')).toContain('Words of the other model')
  expect(await readModelPage(slug, 'omoda-5')).not.toContain(words)
  await change(id, { short_description: words, _status: 'published' })
  await expect.poll(() => readModelPage(slug, 'omoda-5')).toContain(words)
  await change(id, { short_description: before, _status: 'published' })
  await expect.poll(() => readModelPage(slug, 'omoda-5')).not.toContain(words)
})
