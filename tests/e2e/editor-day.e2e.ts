import type { Page } from '@playwright/test'
import { requestRest, visibleHtml, createToken, sql } from './arrange'
import { requestSite, expect, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import {
  addColleague,
  changeForm,
  type Colleague,
  findDocumentId,
  openDocument,
  saveDocument,
  signInFor,
  typeInto,
} from './staff'

/** An editor's daily work in the panel, checked on the public site. */

const readPage = async (slug: string, path: string): Promise<string> =>
  visibleHtml((await requestSite(slug, path)).body)

/** Creates an editor of the dealer and signs them in. */
const signInAsEditor = async (page: Page, slug: string): Promise<Colleague> => {
  const editor = await addColleague(slug, 'Robin Ng')
  await signInFor(page, editor, slug)
  return editor
}

test('[ADM-02] [LOC-05] an editor closes all locations for Easter in one step, and each location’s page shows it', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant } = await dealer('banksia-motor-group')
  const locations = await sql<{ slug: string }>('SELECT slug FROM locations WHERE tenant_id = $1 AND visible', [tenant])
  expect(locations.length).toBeGreaterThan(2)
  const { email } = await signInAsEditor(page, slug)
  await openPanelPage(page, '/admin/collections/special-hours')
  await page.getByText('Set holidays for several locations').click()
  const panel = page.locator('.holidays-panel')
  await panel.getByLabel('All locations').check()
  const days = panel.getByLabel(/^(?:Good Friday|Easter Monday), /)
  await expect(days).toHaveCount(2)
  for (const day of await days.all()) await day.check()
  await panel.getByRole('button', { name: 'Save hours' }).click()
  await expect(panel.getByText('Saved 2 days. They’re on the site now.')).toBeVisible()
  for (const location of locations)
    await expect.poll(() => readPage(slug, `/locations/${location.slug}`)).toContain('Good Friday')
  const log = await sql("SELECT who FROM audit WHERE kind = 'special-hours' AND action = 'created' AND who = $1", [
    email,
  ])
  expect(log).toHaveLength(2)
})

test('[ADM-02] [CNT-03] an editor schedules a promotion for next Monday, in the dealer’s time zone', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant } = await dealer('harbour-and-vale')
  const search = '/search/new-used-and-demo-cars/'
  const title = 'End of financial year event'
  await signInAsEditor(page, slug)
  await openPanelPage(page, '/admin/collections/promo-cards/create')
  await typeInto(page, 'title', title)
  await typeInto(page, 'position', '1')
  const start = page.locator('#field-start')
  // A text that is no date is refused in words, and stays as typed.
  await start.fill('11/30/2026 12:00 AM')
  await start.press('Tab')
  await expect(page.getByText('There is no month 30. Enter the day first: 30/11/2026.')).toBeVisible()
  await expect(start).toHaveValue('11/30/2026 12:00 AM')
  await changeForm(page, () => start.fill('30/11/2026 12:00 am'))
  await start.press('Tab')
  await expect(start).toHaveValue('30/11/2026, 12:00 am')
  // The field names its time zone: the dealer is in Sydney, the browser in Melbourne.
  await expect(page.locator('#field-start-zone select')).toHaveValue('Australia/Sydney')
  expect(await saveDocument(page, 'promo-cards')).toBe(201)
  const [storedCard] = await sql<{ id: string; start: Date; start_tz: string }>(
    'SELECT id, start, start_tz FROM promo_cards WHERE tenant_id = $1 AND title = $2',
    [tenant, title],
  )
  expect(storedCard).toMatchObject({ start: new Date('2026-11-30T00:00:00+11:00'), start_tz: 'Australia/Sydney' })
  await expect.poll(async () => (await requestSite(slug, search)).headers['x-nextjs-cache']).toBe('HIT')
  expect(await readPage(slug, search)).not.toContain(title)
  await sql("UPDATE promo_cards SET start = now() - interval '1 minute' WHERE id = $1", [storedCard?.id])
  await expect.poll(() => readPage(slug, search)).toContain(title)
})

test('[ADM-02] [MOD-06] [MOD-04] an editor adds a model with two colours, and publishing it creates its page', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer('coolabah-chery')
  const name = 'Arrizo 7'
  const path = '/models/arrizo-7'
  expect((await requestSite(slug, path)).status).toBe(404)
  await signInAsEditor(page, slug)
  await openPanelPage(page, '/admin/collections/models/create')
  await page.locator('#field-manufacturer .rs__control').click()
  await page.locator('.rs__option').filter({ hasText: 'Chery' }).first().click()
  await typeInto(page, 'name', name)
  await page.getByRole('button', { name: 'Colours', exact: true }).click()
  const colours = [
    ['Lunar White', '#F2F2EE'],
    ['Carbon Black', '#1B1C1E'],
  ] as const
  for (const [at, [colour, hex]] of colours.entries()) {
    // The server renders the fields of a new row. A change before its answer would lose them.
    await changeForm(page, () => page.getByRole('button', { name: /Add Colour/i }).click())
    const rowName = page.locator(`[name="colours.${String(at)}.name"]`)
    await expect(async () => {
      if (!(await rowName.isVisible())) await page.getByRole('button', { name: 'Show all' }).click()
      await expect(rowName).toBeVisible({ timeout: 2000 })
    }).toPass()
    await typeInto(page, `colours.${String(at)}.name`, colour)
    // The answer to this change could otherwise come after the next row, and remove it.
    await changeForm(page, () => page.locator(`#field-colours__${String(at)}__hexCode`).fill(hex))
  }
  expect(await saveDocument(page, 'models', '#action-save')).toBe(201)
  await expect.poll(async () => (await requestSite(slug, path)).status).toBe(200)
  await expect.poll(() => readPage(slug, path)).toContain('Carbon Black')
  await expect.poll(() => readPage(slug, '/models')).toContain(name)
})

test('[ADM-02] [LOC-04] an editor compares a week with an older version day by day, and restores it', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('ironbark-trucks')
  const id = await findDocumentId('locations', slug, 'd.visible')
  const [location] = await sql<{ slug: string }>('SELECT slug FROM locations WHERE id = $1', [id])
  const path = `/locations/${location?.slug ?? ''}`
  const { email } = await signInAsEditor(page, slug)
  await openDocument(page, 'locations', id)
  const grid = page.getByRole('group', { name: 'Opening hours' })
  await grid.getByLabel('Sunday open or closed').selectOption('Open')
  await grid.getByLabel('Sunday opens').fill('11:15')
  await grid.getByLabel('Sunday closes').fill('13:45')
  expect(await saveDocument(page, 'locations')).toBe(200)
  await expect.poll(() => readPage(slug, path)).toContain('11:15 am – 1:45 pm')
  const versions = `/locations/versions?where[parent][equals]=${id}&sort=-createdAt&depth=0`
  const { body } = await requestRest('GET', versions, await createToken(admin))
  const [latest, older] = body['docs'] as { id: string }[]
  await openDocument(page, 'locations', id, `/versions/${latest?.id ?? ''}`)
  const differences = page.locator('.render-field-diffs').first()
  await expect(differences).toContainText('Sunday: 11:15 am – 1:45 pm')
  expect(await differences.textContent()).not.toMatch(/"weekday"/)
  await openDocument(page, 'locations', id, `/versions/${older?.id ?? ''}`)
  await page.locator('.restore-version button').first().click()
  await page.locator('dialog[open], .confirmation-modal').getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(() => readPage(slug, path)).not.toContain('11:15 am – 1:45 pm')
  const [log] = await sql<{ action: string }>(
    'SELECT action FROM audit WHERE document = $1 AND who = $2 ORDER BY created_at DESC LIMIT 1',
    [id, email],
  )
  expect(log?.action).toBe('restored a version')
})
