import { sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { changeForm, saveDocument, signInFor, typeInto } from './staff'

/** Staff choose what a link leads to, instead of typing its address. */

test('[STF-07] a link is chosen by keyboard from the dealer’s pages, and shown by its title', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  await sql("UPDATE pages SET _status = 'draft' WHERE tenant_id = $1 AND slug = 'careers'", [id])
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/promo-cards/create')
  await typeInto(page, 'title', 'Service week')
  const link = page.getByRole('combobox', { name: 'Link', exact: true })
  await link.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('group', { name: 'Searches' }).getByRole('option').first()).toContainText('All stock')
  await page.keyboard.type('servi')
  const list = page.getByRole('listbox', { name: 'Links' })
  await expect(list.getByRole('option', { selected: true })).toContainText('Service')
  await expectAccessible(page, '.link-picker')
  await changeForm(page, () => page.keyboard.press('Enter'))
  await expect(link).toHaveValue('Service')
  await expect(link).toHaveAccessibleDescription('Pages · /service')
  await expect(list).toHaveCount(0)

  // A page that is not published is offered with a warning. Escape closes the list, and what was typed stays.
  await changeForm(page, () => page.keyboard.type('careers'))
  await expect(page.getByRole('option', { name: /^Careers/ })).toContainText('This page is not published')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(link).toHaveValue('careers')
  await changeForm(page, () => link.fill('/service'))
  await changeForm(page, () => page.keyboard.press('Escape'))
  await expect(list).toHaveCount(0)
  await expect(link).toHaveValue('Service')
  expect(await saveDocument(page, 'promo-cards')).toBe(201)
  const stored = await sql('SELECT href FROM promo_cards WHERE tenant_id = $1 AND title = $2', [id, 'Service week'])
  expect(stored).toEqual([{ href: '/service' }])
})

test('[STF-07] an address, a phone number or a page’s full address can be typed; other text is refused and stays', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  await signInFor(page, admin, slug)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanelPage(page, '/admin/collections/promo-cards/create')
  await typeInto(page, 'title', 'Call us')
  const link = page.getByRole('combobox', { name: 'Link', exact: true })
  await changeForm(page, () => link.fill('nothing like this'))
  await changeForm(page, () => link.press('Tab'))
  await page.locator('#action-save').click()
  await expect(page.getByText('Enter a path such as /search, or a full https address.').first()).toBeVisible()
  await expect(link).toHaveValue('nothing like this')
  await changeForm(page, () => link.fill('shop.example.com/tyres'))
  await changeForm(page, () => link.press('Tab'))
  await expect(link).toHaveValue('https://shop.example.com/tyres')
  await changeForm(page, () => link.fill('07 5550 5555'))
  await page.getByRole('option', { name: 'Call 07 5550 5555' }).click()
  await expect(link).toHaveValue('tel:+61755505555')
  await changeForm(page, () => link.blur())
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  expect(await saveDocument(page, 'promo-cards')).toBe(201)
  const stored = await sql('SELECT href FROM promo_cards WHERE tenant_id = $1 AND title = $2', [id, 'Call us'])
  expect(stored).toEqual([{ href: 'tel:+61755505555' }])
})
