import type { Page } from '@playwright/test'
import { addPanelSession, createToken, requestRest, sql } from './arrange'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { holdAnswer } from './hold-answer'
import {
  addColleague,
  changeForm,
  findDocumentId,
  isFormRequest,
  openDocument,
  openOwnDocument,
  saveDocument,
  signInFor,
  typeInto,
} from './staff'
import { openVehicleForm } from './vehicle-parts'

/** Forms of the panel with input that cannot be saved as it is. */

test.use({ viewport: { width: 1440, height: 1000 } })

/** A long form renders a field when it comes near the window. */
const scrollToPostcode = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(page.locator('[name="address.postcode"]')).toBeAttached({ timeout: 200 })
  }).toPass()

test('[STF-03] [STK-02] a number that cannot be read stays as typed, and its field says why', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const { id } = await openVehicleForm(page, { slug, admin }, "v.status = 'in_stock'")
  // An empty finance quote is no mistake.
  await expect(page.getByText('Enter this too, or clear the others.')).toHaveCount(0)
  const km = page.locator('#field-km')
  await changeForm(page, () => km.fill('12,5oo'))
  await km.press('Tab')
  await expect(km).toHaveValue('12,5oo')
  await expect(km).toHaveAccessibleDescription('“12,5oo” isn’t a number. Enter a number of kilometres, such as 12,500.')
  await page.locator('#action-save').click()
  await expect(km).toBeFocused()
  await typeInto(page, 'km', '12 500')
  await typeInto(page, 'year', '3000')
  await page.locator('#field-year').press('Tab')
  await expect(page.getByText('Enter a year from 1885 to 2028, such as 2020.')).toBeVisible()
  await typeInto(page, 'year', '2020')
  expect(await saveDocument(page, 'vehicles')).toBe(200)
  await expect(km).toHaveValue('12,500')
  expect(await sql('SELECT km FROM vehicles WHERE id = $1', [id])).toEqual([{ km: '12500' }])
  await page.getByRole('button', { name: 'Price and availability' }).click()
  await expect(page.getByText('Enter this too, or clear the others.')).toHaveCount(0)
})

test('[ADM-02] [ADM-05] a refused save goes to the field, which says what is wrong', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await openOwnDocument(page, { slug, admin }, 'locations')
  await scrollToPostcode(page)
  await typeInto(page, 'address.postcode', '4000')
  expect(await saveDocument(page, 'locations')).toBe(400)
  await expect(page.locator('[name="address.postcode"]')).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: '4000 is in QLD, not in VIC.' })).toBeVisible()
  // The message of the save names the field as the form does, and stays.
  await expect(page.getByText('Postcode', { exact: false }).first()).toBeVisible()
  await typeInto(page, 'address.postcode', '3072')
  await typeInto(page, 'address.lat', '999')
  await page.locator('#action-save').click()
  await expect(page.locator('[id="field-address__lat"]')).toBeFocused()
  await expect(page.getByText('Enter a latitude from -44 to -9, such as -27.4785.')).toBeVisible()
})

test('[CNT-01] [STF-03] staff schedule a page by the dealer’s clocks; nothing is unpublished by default', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await openOwnDocument(page, { slug, admin }, 'pages', "d._status = 'published'")
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ })
  await expect(dialog.getByLabel('Publish the saved version')).not.toBeChecked()
  await expect(dialog.getByLabel(/^Unpublish/)).not.toBeChecked()
  await expectAccessible(page, '.panel-dialog')
  const moment = dialog.getByRole('textbox', { name: 'Date and time' })
  await moment.fill('30/02/2027 9:00 am')
  await moment.press('Enter')
  await expect(dialog.getByText('Choose what should happen.')).toBeVisible()
  await expect(dialog.getByText('February 2027 has 28 days.')).toHaveCount(1)
  await expect(moment).toHaveValue('30/02/2027 9:00 am')
  await dialog.getByLabel('Publish the saved version').check()
  await moment.fill('1/3/2027 9:00 am')
  await expect(dialog.getByText('Melbourne time')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  const planned = dialog.getByRole('listitem').filter({ hasText: 'Publish on 1/3/2027, 9:00 am, Melbourne time' })
  await expect(planned).toBeVisible()
  // Beside the page's state too, without opening anything.
  const note = page.locator('.schedule-note')
  await expect(note).toHaveText('Publish on 1/3/2027, 9:00 am, Melbourne time')
  await page.reload()
  await expect(note).toHaveText('Publish on 1/3/2027, 9:00 am, Melbourne time')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await planned.getByRole('button', { name: /^Cancel/ }).click()
  await expect(dialog.getByText('Nothing is scheduled yet.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()

  // Something to publish: that is offered, and the page's state says when it comes, not only that it's a draft.
  await typeInto(page, 'title', 'A new title')
  expect(await saveDocument(page, 'pages', '#action-save-draft')).toBe(200)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByLabel('Publish the saved version')).toBeChecked()
  await moment.fill('1/3/2027 9:00 am')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(planned).toBeVisible()
  const state = page.locator('.doc-controls .status__window')
  await expect(state).toHaveText('Published – newer draft scheduled for 1/3/2027, 9:00 am AEDT')
  await expect(note).toHaveCount(0)
  await planned.getByRole('button', { name: /^Cancel this schedule/ }).click()
  await expect(state).toHaveCount(0)
})

test('[CNT-01] [ADM-03] a page that can’t be published is not scheduled, and says why; nothing typed is lost', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await openOwnDocument(page, { slug, admin }, 'pages', "d._status = 'published'")
  await typeInto(page, 'title', '')
  expect(await saveDocument(page, 'pages', '#action-save-draft')).toBe(200)
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule “Untitled”' })
  const moment = dialog.getByRole('textbox', { name: 'Date and time' })
  await moment.fill('1/3/2027 9:00 am')
  await moment.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The saved version can’t be published yet.')
  await expect(dialog.getByRole('listitem')).toHaveText(['Title: This field is required.'])
  await expect(moment).toHaveValue(/^1\/3\/2027,? 9:00 am$/)
  await expect(dialog.getByText('Nothing is scheduled yet.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, '.panel-dialog')
})

test('[ADM-02] staff whose document was saved elsewhere may keep their text to copy it', async ({ page, dealer }) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const id = await findDocumentId('locations', slug, "d.slug <> ''")
  const sam = await addColleague(slug, 'Sam Lee')
  await addPanelSession(page, admin)
  await openDocument(page, 'locations', id)
  expect((await requestRest('PATCH', `/locations/${id}`, await createToken(sam), { badge: 'THEIRS' })).status).toBe(200)
  await page.locator('[name="badge"]').fill('MINE')
  const dialog = page.getByRole('dialog').filter({ hasText: 'There is a newer version' })
  await expect(dialog.getByRole('button', { name: 'Reload without my text' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep my text' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('[name="badge"]')).toHaveValue('MINE')
  expect(await saveDocument(page, 'locations')).toBe(409)
  const message = page.getByText(`${sam.email} saved this after you opened it`).first()
  await expect(message).toBeVisible()
  await expect(message.locator('xpath=ancestor::li[@data-sonner-toast]').getByLabel('Close toast')).toBeVisible()
})

/** A redirect that hides a page of the site is refused by the save only, not by the form's own checks. */
const refusedMessage = (page: Page) => page.locator('.field-error').filter({ visible: true })

test('[ADM-02] [ADM-05] the message of a refused save stays when an older answer about the form comes after it', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/redirects/create')
  await typeInto(page, 'to', '/contact')
  const { answered, release } = await holdAnswer(page, isFormRequest)
  await page.locator('[name="from"]').fill('/about-us')
  await answered
  expect(await saveDocument(page, 'redirects')).toBe(400)
  await expect(refusedMessage(page)).toHaveCount(1)
  // Waits until the form asks nothing more: the message and the form's other answers must not cause each other without end.
  await changeForm(page, () => Promise.resolve(release()))
  await expect(refusedMessage(page)).toHaveCount(1)
})

test('[ADM-02] [ADM-05] a message that only a save can give stays at its field while staff correct another', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/redirects/create')
  await typeInto(page, 'from', '/about-us')
  await typeInto(page, 'to', '/contact')
  expect(await saveDocument(page, 'redirects')).toBe(400)
  await expect(refusedMessage(page)).toHaveCount(1)
  const text = await refusedMessage(page).innerText()
  const summary = page.locator('[data-sonner-toast]').filter({ hasText: 'Not saved.' })
  await expect(summary).toHaveCount(1)
  await typeInto(page, 'to', '/contact-us')
  await expect(refusedMessage(page)).toHaveText(text)
  await expect(summary).toHaveCount(1)
  await typeInto(page, 'from', '/our-story')
  await expect(refusedMessage(page)).toHaveCount(0)
  await expect(summary).toHaveCount(0)
  expect(await saveDocument(page, 'redirects')).toBe(201)
})

test('[ADM-02] [ADM-05] after a refused save the message, the tabs and the sections count the same mistakes', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('coolabah-chery')
  await openOwnDocument(page, { slug, admin }, 'models', "d.slug = 'tiggo-4-pro'")
  const openTab = (name: RegExp) => page.locator('.tabs-field__tab-button', { hasText: name }).click()
  // An added row is a grey shape, without fields that could be checked, until the server has answered.
  const addRow = async (list: string): Promise<void> => {
    const field = page.locator(`#field-${list}`)
    await changeForm(page, () => field.locator('.array-field__add-row').click())
    await expect(field.locator('.shimmer-effect')).toHaveCount(0)
  }
  await addRow('model_specifications')
  await addRow('model_specifications')
  await openTab(/^Images/)
  await addRow('hero_banners')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const message = page.locator('.payload-toast-item').filter({ hasText: 'Not saved.' })
  await expect(message).toContainText('Correct these fields (3):')
  await expect(message.getByRole('listitem')).toHaveCount(3)
  const countOf = (part: string) => page.locator(`${part} .error-pill__count`).first()
  const tabCount = (name: RegExp) =>
    page.locator('.tabs-field__tab-button', { hasText: name }).locator('.error-pill__count')
  // The counts stay when the server has answered about the form.
  await changeForm(page, () => Promise.resolve())
  await expect(tabCount(/^Model/)).toHaveText('2')
  await expect(tabCount(/^Images/)).toHaveText('1')
  await openTab(/^Images/)
  await expect(countOf('#field-hero_banners')).toHaveText('1')
  await openTab(/^Model/)
  await expect(countOf('#field-model_specifications')).toHaveText('2')

  // Each name says where its field is, and leads to it, in whatever tab.
  const name = message.getByRole('listitem').last().getByRole('button')
  await expect(name).toHaveText('Hero banner 2: Title')
  await name.press('Enter')
  await expect(page.locator('#field-hero_banners')).toBeVisible()
})

test('[STF-06] the form of a redirect warns that its target has no page, is saved all the same, and the warning goes with a page', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('coolabah-chery')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/redirects/create')
  await typeInto(page, 'from', '/old-specials')
  await typeInto(page, 'to', '/no-such-page')
  const warning = page.getByText(
    'There is no page at this address. Shoppers would be led to “We couldn’t find that page”.',
  )
  await expect(warning).toBeVisible()
  await expectAccessible(page, '.link-warning')
  expect(await saveDocument(page, 'redirects')).toBe(201)
  await expect(page).toHaveURL(/redirects\/[0-9a-f-]{36}/)
  await expect(warning).toBeVisible()
  expect((await requestSite(slug, '/old-specials')).headers.location).toContain('/no-such-page')
  expect((await requestSite(slug, '/no-such-page')).status).toBe(404)
  await typeInto(page, 'to', '/contact')
  await expect(warning).toBeHidden()
  expect(await saveDocument(page, 'redirects')).toBe(200)
  await expect.poll(async () => (await requestSite(slug, '/old-specials')).headers.location).toContain('/contact')
})
