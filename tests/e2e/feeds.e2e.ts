import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findLogin, requestRest, createToken, addPanelSession, sql } from './arrange'
import { requestSite, expect, expectAccessible, test, type Login, type TestDealer } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { changeForm, addColleague } from './staff'
import { horizontalOverflow } from './page-errors'

/** Adds a feed without stock to a dealer. */
const addFeed = async ({ id: tenant }: TestDealer, name = 'Yard'): Promise<string> => {
  const feed = { tenant, name, key: 'yard', on_missing: 'remove' }
  const { status, body } = await requestRest('POST', '/stock-feeds', await createToken(findLogin()), feed)
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { doc: { id: string } }).doc.id
}

const csvRow = (index: number, year: string, price: number): string =>
  `L${index};Lancia;Ypsilon;${year};${price};12345;Zephyr ${index}`
/** Sends a file to the feed's endpoint, as another system of the dealer does, and returns the answer. */
const sendFile = async (feed: string, login: Pick<Login, 'email'>, rows: readonly string[], query = '') => {
  const { body } = await requestSite(undefined, `/api/stock-feeds/${feed}/import?name=lager.csv${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `JWT ${await createToken(login)}` },
    body: `Lagernr;Marke;Modell;Baujahr;Preis;Purchase cost;Badge\n${rows.join('\n')}\n`,
  })
  return JSON.parse(body) as { readonly message?: string; readonly report?: unknown }
}
const vehicles = Array.from({ length: 15 }, (_, index) => csvRow(index, index < 3 ? '=soon' : '2021', 20_000 + index))

const mappingEditor = (page: Page) => page.locator('section.mapping')
const fieldSelect = (page: Page, column: string) =>
  mappingEditor(page).getByRole('combobox', { name: `Field for ${column}` })

test('[STK-02] staff see a file’s columns, write its mapping, try it, and import with it', async ({ page, dealer }) => {
  const own = await dealer('edge')
  const feed = await addFeed(own)
  await page.setViewportSize({ width: 768, height: 1024 })
  await addPanelSession(page, own.admin)

  // A file without a mapping is refused. Its columns are listed with an example each, except the dealer's costs.
  const refused = await sendFile(feed, own.admin, vehicles, '&dry-run=1')
  expect(refused.message).toMatch(/Missing: .+ Create a mapping from the columns of this file\./)
  await openPanelPage(page, `/admin/collections/stock-feeds/${feed}`)
  await mappingEditor(page).getByLabel('Start from').selectOption('')
  await changeForm(page, () => mappingEditor(page).getByRole('button', { name: 'Create a custom mapping' }).click())
  await expect(mappingEditor(page).getByRole('row', { name: /^Lagernr L0/ })).toBeVisible()
  await expect(mappingEditor(page).getByRole('row', { name: /^Purchase cost/ })).not.toContainText('12345')

  // A missing field is reported at its place, and nothing can be tried or saved until it is mapped.
  const tryIt = mappingEditor(page).getByRole('button', { name: 'Preview with the last file' })
  await expect(mappingEditor(page).getByText('Choose a column for “make”.')).toBeVisible()
  await expect(tryIt).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(mappingEditor(page).getByText('This mapping isn’t complete')).toBeVisible()

  // From here on by keyboard only.
  for (const [column, field] of [
    ['Lagernr', 'Stock number'],
    ['Marke', 'Make'],
    ['Modell', 'Model'],
    ['Baujahr', 'Year'],
  ] as const) {
    await fieldSelect(page, column).focus()
    await page.keyboard.type(field)
    await page.keyboard.press('Enter')
    await expect(mappingEditor(page).getByLabel(`${field}, column 1`, { exact: true })).toHaveValue(column)
  }
  await fieldSelect(page, 'Preis').selectOption({ label: 'Price' })
  await mappingEditor(page).getByLabel('Key column 1').focus()
  await page.keyboard.type('Lagernr')
  await mappingEditor(page).getByLabel('Find a field').focus()
  await page.keyboard.type('demo')
  const constant = mappingEditor(page).getByLabel('Value if no column has one: New, demo or used')
  await constant.focus()
  await page.keyboard.type('ancient')
  await expect(mappingEditor(page).getByText('Expected new, demo or used.')).toBeVisible()
  await expect(tryIt).toBeDisabled()
  await constant.fill('Used')
  await tryIt.focus()
  await page.keyboard.press('Enter')
  await expect(
    mappingEditor(page).getByText(
      '12 vehicles would be added, 0 vehicles would be changed, 0 vehicles would be removed, 0 would stay the same; ' +
        '3 rows would be rejected, because “Baujahr: Expected a year from 1885 to 2100.”.',
    ),
  ).toBeVisible()
  expect(await sql('SELECT 1 FROM vehicles v JOIN stock_feeds f ON f.id = v.feed_id WHERE f.id = $1', [feed])).toEqual(
    [],
  )

  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, 'section.mapping')

  // Once saved, the mapping reads the next file.
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  await reloadPanel(page)
  await mappingEditor(page).getByLabel('Find a field').fill('make')
  await expect(mappingEditor(page).getByLabel('Make, column 1', { exact: true })).toHaveValue('Marke')
  expect(await sendFile(feed, own.admin, vehicles)).toMatchObject({ report: { created: 12, rejected: 3 } })

  // The report is listed and readable, and its file of rejected rows contains no formulas.
  await openPanelPage(page, '/admin/collections/stock-imports')
  await expect(page.getByRole('heading', { name: 'Stock imports' })).toBeVisible()
  await expect(page.locator('a[href$="/stock-imports/create"]')).toHaveCount(0)
  await page
    .getByRole('row', { name: /12 added, 3 rejected/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Rejected rows' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Expected a year from 1885 to 2100.' })).toHaveCount(3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all 3 as CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(`2,Baujahr,'=soon,Expected a year`)

  // The push endpoint accepts the same cars one by one, and shoppers find them.
  await openPanelPage(page, `/admin/collections/stock-feeds/${feed}`)
  await page.getByRole('button', { name: 'Create a key' }).click()
  const key = await page.locator('code', { hasText: /^fcp_/ }).textContent()
  const record = { Lagernr: 'L5', Marke: 'Lancia', Modell: 'Ypsilon', Baujahr: '2021', Preis: 17_777 }
  const pushed = await requestSite(undefined, `/api/stock-feeds/${feed}/vehicles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key ?? '' },
    body: JSON.stringify(record),
  })
  expect([pushed.status, JSON.parse(pushed.body)]).toMatchObject([200, { outcome: 'updated' }])

  // With signatures required, it accepts a car only when it is signed with the secret shown next to the key.
  const secret = (await page.locator('code', { hasText: /^fcs_/ }).textContent()) ?? ''
  await page.getByLabel('Signature required').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const send = (headers: Record<string, string>) =>
    requestSite(undefined, `/api/stock-feeds/${feed}/vehicles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(record),
    })
  await expect.poll(async () => (await send({ 'x-api-key': key ?? '' })).status).toBe(401)
  const time = String(Math.floor(Date.now() / 1000))
  const value = createHmac('sha256', secret)
    .update(`${time}.${JSON.stringify(record)}`)
    .digest('hex')
  expect((await send({ 'x-forecourt-signature': `t=${time},v1=${value}` })).status).toBe(200)
})

test('[ADM-01] [STK-02] another dealer’s feeds and reports are hidden, and an editor cannot change a mapping', async ({
  page,
  dealer,
}) => {
  const [own, other] = [await dealer('edge'), await dealer('edge')]
  const [feed, foreign] = [await addFeed(own), await addFeed(other, 'Secret yard')]
  const staff = await addColleague(own.slug, 'Robin Ng')
  const token = await createToken(staff)
  await addPanelSession(page, staff)
  await openPanelPage(page, `/admin/collections/stock-feeds/${foreign}`)
  await expect(page.locator('section.mapping')).toHaveCount(0)
  expect(await page.content()).not.toContain('Secret yard')
  for (const [method, target] of [
    ['POST', `/stock-feeds/${foreign}/import`],
    ['POST', `/stock-feeds/${foreign}/try`],
    ['POST', `/stock-feeds/${foreign}/push-key`],
    ['PATCH', `/stock-feeds/${foreign}`],
    ['GET', `/stock-feeds/${foreign}`],
  ] as const) {
    expect([403, 404], `${method} ${target}`).toContain(
      (await requestRest(method, target, token, method === 'GET' ? undefined : {})).status,
    )
  }
  await openPanelPage(page, `/admin/collections/stock-feeds/${feed}`)
  await expect(mappingEditor(page).getByRole('button', { name: 'Create a custom mapping' })).toBeDisabled()
  expect([403, 404]).toContain((await requestRest('PATCH', `/stock-feeds/${feed}`, token, { name: 'x' })).status)
})
