import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { oddRow, oddStockFile } from '../../scripts/testing/odd-stock'
import { addPanelSession, createToken, findLogin, requestRest, sql } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { addFeed, chooseFile, continueTo, goesTo, stepHeading } from './import-parts'
import { horizontalOverflow } from './page-errors'
import { addColleague, changeForm } from './staff'

/** Checks a step on a phone and on a desktop. */
const expectUsable = async (page: Page): Promise<void> => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The panel's menu follows the width a moment later.
    await expect.poll(() => horizontalOverflow(page), String(width)).toBe(0)
    await expectAccessible(page, '.import-stock')
  }
}

test('[STF-05] an editor imports a yard’s own export in four steps; a reload and Back lose nothing', async ({
  page,
  dealer,
}) => {
  const own = await dealer('edge')
  const feed = await addFeed(own)
  const editor = await addColleague(own.slug, 'Robin Ng')
  await addPanelSession(page, editor)
  await openPanelPage(page, `/admin/import-stock?feed=${feed}`)
  await expect(page.getByLabel('Stock feed')).toHaveValue(feed)
  await expectUsable(page)
  await chooseFile(page, oddStockFile(20))
  await page.getByRole('button', { name: 'Upload and continue' }).click()

  // Every column of the file is matched, and its key is chosen and explained.
  await expect(stepHeading(page, 'Match the columns')).toBeFocused()
  await expect(page.getByText('yard.csv has 20 vehicles and 16 columns. We matched 15.')).toBeVisible()
  await expect(goesTo(page, 'Odo (km)').locator('option:checked')).toHaveText('Kilometres')
  await expect(goesTo(page, 'Drive Away $').locator('option:checked')).toHaveText('Price, drive away')
  await expect(page.getByRole('row', { name: /^Yr/ })).toContainText('Sure')
  await expect(page.getByLabel('Column that’s different for every vehicle')).toHaveValue('Stk#')
  await expect(page.getByText('Each of the 20 rows has its own “Stk#”.')).toBeVisible()
  await expectUsable(page)
  await goesTo(page, 'Colour/Paint').selectOption({ label: 'Interior colour' })
  await expect(page.getByRole('row', { name: /^Colour\/Paint/ })).toContainText('Your choice')
  await goesTo(page, 'Yr').selectOption({ label: 'Don’t use this column' })
  await expect(page.getByText('We matched 14, but none to Year, which every vehicle needs.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose which column goes to Year' })).toBeFocused()
  await goesTo(page, 'Yr').selectOption({ label: 'Year' })
  await goesTo(page, 'Colour/Paint').selectOption({ label: 'Colour' })

  // Only the values that we do not know are asked for, with their counts.
  await continueTo(page, 'Translate values')
  const grade = page.getByLabel('Read “Grade A” as')
  await expect(page.getByRole('row', { name: /^Grade A/ })).toContainText('8')
  await expect(page.getByText('We don’t know 1 value.')).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await grade.selectOption({ label: 'Demo' })
  await saved
  await expectUsable(page)
  await reloadPanel(page)
  await expect(grade).toHaveValue('demo')
  // A session that lapses is said, and after signing in, here or in another window, the choice is saved.
  await page.context().clearCookies()
  await grade.selectOption({ label: 'New' })
  const sessionDialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(sessionDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your session has ended. Sign in again in another window, then try again.')).toBeVisible()
  await grade.selectOption({ label: 'Demo' })
  await expect(sessionDialog).toBeVisible()
  await addPanelSession(page, editor)
  const savedAgain = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await savedAgain
  await expect(sessionDialog).toHaveCount(0)
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
  await page.goBack()
  await expect(goesTo(page, 'Yr').locator('option:checked')).toHaveText('Year')
  await page.goForward()
  await expect(grade).toHaveValue('demo')

  // A person who leaves finds the import again.
  await openPanelPage(page, '/admin/import-stock')
  await expect(
    page.getByText(/Your import of yard\.csv isn’t finished \(last changed at .+\(AE[DS]T\)\)/),
  ).toBeVisible()
  await expectAccessible(page, '.import-stock')
  await page.getByRole('link', { name: 'Continue the import of yard.csv' }).click()
  await expect(grade).toHaveValue('demo')
  await continueTo(page, 'Check and import')
  await expect(page.getByText('2018 Toyota HiLux SR5 (T1000)')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Import 20 vehicles' }).click()
  await expect(stepHeading(page, 'Your stock is imported')).toBeFocused()
  await expect(page.getByText(/yard\.csv: 20 vehicles added, 0 vehicles changed/)).toBeVisible()
  await expectUsable(page)
  const stored = await sql<{ car_type: string; count: number }>(
    `SELECT car_type, count(*)::int FROM vehicles WHERE feed_id = $1 GROUP BY car_type ORDER BY car_type::text`,
    [feed],
  )
  expect(stored).toEqual([
    { car_type: 'demo', count: 12 },
    { car_type: 'new', count: 4 },
    { car_type: 'used', count: 4 },
  ])
  await page.getByRole('link', { name: 'See the vehicles of Yard' }).click()
  await expect(page.getByRole('link', { name: /2018 Toyota HiLux SR5/ }).first()).toBeVisible()
})

test('[STF-05] the next file has the same columns matched, and shows which vehicles leave the site before they do', async ({
  page,
  dealer,
}) => {
  const own = await dealer('edge')
  const feed = await addFeed(own)
  await addPanelSession(page, own.admin)
  const importFile = async (buffer: Buffer) => {
    await openPanelPage(page, `/admin/import-stock?feed=${feed}`)
    await chooseFile(page, buffer)
    await page.getByRole('button', { name: 'Upload and continue' }).click()
    await expect(stepHeading(page, 'Match the columns')).toBeFocused()
  }
  await importFile(oddStockFile(10))
  await continueTo(page, 'Translate values')
  await page.getByLabel('Read “Grade A” as').selectOption({ label: 'Used' })
  await continueTo(page, 'Check and import')
  await page.getByRole('button', { name: 'Import 10 vehicles' }).click()
  await expect(stepHeading(page, 'Your stock is imported')).toBeFocused()

  await importFile(
    oddStockFile(5, [oddRow(0, { 7: '$19,990 d/a' }), oddRow(1), oddRow(3), oddRow(2, { 2: 'soon' }), oddRow(30)]),
  )
  await expect(page.getByText('The columns are matched as for yard.csv.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Odo \(km\)/ })).toContainText('As last time')
  await continueTo(page, 'Translate values')
  await expect(page.getByLabel('Read “Grade A” as')).toHaveValue('used')
  await continueTo(page, 'Check and import')
  // Five rows for ten vehicles: what would remove half of the stock has to be chosen.
  await expect(page.getByLabel(/^Only some of our stock/)).toBeChecked()
  await expect(page.getByText('so at least 5 would leave.')).toBeVisible()
  await expectUsable(page)
  await page.getByLabel(/^All our stock/).check()
  const count = (label: string) =>
    page
      .locator('.import-stock__counts > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
  for (const [label, value] of [
    ['New', '1'],
    ['Changed', '1'],
    ['Unchanged', '2'],
    ['Rejected', '1'],
    ['Leave the site', '6'],
  ] as const)
    await expect(count(label), label).toHaveText(value)
  await expect(page.getByRole('row', { name: /^5 T1002 Yr soon/ })).toContainText('Expected a year')
  await expect(page.getByRole('link', { name: '2022 Kia Sportage S (T1004)' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await expectUsable(page)

  // A file with only some of the stock removes nothing; with all of it, the removal has to be confirmed.
  await page.getByLabel('Only some of our stock').check()
  await expect(page.getByRole('button', { name: 'Import 2 vehicles' })).toBeEnabled()
  await page.getByLabel(/^All our stock/).check()
  await page.getByLabel(/Take them off the site/).check()
  await page.getByRole('button', { name: 'Import 2 vehicles' }).click()
  await expect(stepHeading(page, 'Your stock is imported')).toBeFocused()
  await expect(page.getByText(/1 vehicle added, 1 vehicle changed, 6 vehicles removed/)).toBeVisible()

  // The feed keeps the mapping, so a file that is sent to it is read in the same way.
  const [row] = await sql<{ mapping: { key: { columns: string[] } } }>(
    'SELECT mapping FROM stock_feeds WHERE id = $1',
    [feed],
  )
  expect(row?.mapping.key.columns).toEqual(['Stk#'])
})

test('[STF-05] bad files and addresses are refused at their field, by keyboard too, before anything is uploaded', async ({
  page,
  dealer,
}) => {
  const own = await dealer('edge')
  const feed = await addFeed(own)
  await page.setViewportSize({ width: 390, height: 844 })
  await addPanelSession(page, own.admin)
  await openPanelPage(page, `/admin/import-stock?feed=${feed}`)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/drafts')) uploads.push(request.url())
  })
  const alert = page.locator('.import-stock').getByRole('alert')
  await page.getByRole('button', { name: 'Upload and continue' }).click()
  await expect(alert).toHaveText('Choose a file first.')
  for (const [buffer, name, message] of [
    [Buffer.from('MZ\u0090\u0000', 'latin1'), 'stock.csv', /program.*CSV, JSON and XML/],
    [Buffer.from('PK\u0003\u0004', 'latin1'), 'stock.xlsx', /Excel workbook.*CSV UTF-8/],
    [Buffer.alloc(0), 'stock.csv', /empty/],
  ] as const) {
    await chooseFile(page, buffer, name)
    await expect(alert).toHaveText(message)
    await expect(page.getByRole('button', { name: 'Upload and continue' })).toBeDisabled()
  }
  const large = test.info().outputPath('large.csv')
  await writeFile(large, Buffer.alloc(53 * 1024 * 1024, 'a,b\n'))
  await page.getByLabel('Stock file', { exact: true }).setInputFiles(large)
  await expect(alert).toHaveText('This file is 55.6 MB. Files can be up to 50 MB.')
  expect(uploads).toEqual([])
  // A problem that only the whole file shows is said when it has arrived, at the same place.
  await chooseFile(page, Buffer.from('Stock number\nA1\n'))
  await page.getByRole('button', { name: 'Upload and continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(alert).toHaveText(/only one column, “Stock number”/)
  await expectAccessible(page, '.import-stock')

  await page.getByLabel('At a web address').focus()
  await page.keyboard.press('Space')
  const address = page.getByLabel('Web address of the file')
  for (const [url, message] of [
    ['http://localhost/stock.csv', /private network/],
    ['http://192.168.1.20/stock.csv', /private network/],
    ['ftp://feeds.example/stock.csv', /starts with http/],
    ['https://me:secret@feeds.example/stock.csv', /username and password/],
  ] as const) {
    await address.fill(url)
    await page.keyboard.press('Tab')
    await expect(alert).toHaveText(message)
    await expect(address).toHaveAttribute('aria-invalid', 'true')
  }
  await address.fill('https://feeds.example/stock.csv')
  await expect(alert).toHaveCount(0)
  expect(uploads).toHaveLength(1)
})

test('[ADM-01] [STF-05] a draft of another dealer opens nothing, and roles that do not import have no page', async ({
  page,
  dealer,
}) => {
  const [own, other] = [await dealer('edge'), await dealer('edge')]
  const feed = await addFeed(other)
  const response = await page.request.post(`${siteUrl()}/api/stock-feeds/${feed}/drafts?name=secret.csv`, {
    headers: { authorization: `JWT ${await createToken(findLogin())}`, 'content-type': 'application/octet-stream' },
    data: oddStockFile(3),
  })
  expect(response.status()).toBe(201)
  const { id } = (await response.json()) as { id: string }
  await addPanelSession(page, own.admin)
  await openPanelPage(page, `/admin/import-stock?draft=${id}`)
  await expect(page.getByText(/That import is finished, was discarded, or belongs to another dealer/)).toBeVisible()
  expect(await page.content()).not.toContain('secret.csv')
  await page.context().clearCookies()
  await addPanelSession(page, await addColleague(own.slug, 'Kim Lee', 'viewer'))
  expect((await openPanelPage(page, '/admin/import-stock'))?.status()).toBe(403)
  await openPanelPage(page, '/admin/collections/vehicles')
  await expect(page.getByRole('link', { name: /^Import stock/ })).toHaveCount(0)
})

test('[STF-05] a dealer without a feed gets one with the first import of an administrator', async ({
  page,
  dealer,
}) => {
  const own = await dealer('edge')
  const platform = await createToken(findLogin())
  for (const { id } of await sql<{ id: string }>('SELECT id FROM stock_feeds WHERE tenant_id = $1', [own.id]))
    expect((await requestRest('DELETE', `/stock-feeds/${id}`, platform)).status).toBe(200)
  await addPanelSession(page, await addColleague(own.slug, 'Robin Ng'))
  await openPanelPage(page, '/admin/import-stock')
  await expect(page.getByText('Ask an administrator of your dealership to add one.')).toBeVisible()
  await page.context().clearCookies()
  await addPanelSession(page, own.admin)
  await openPanelPage(page, '/admin/import-stock')
  await chooseFile(page, oddStockFile(3))
  await page.getByRole('button', { name: 'Upload and continue' }).click()
  await expect(stepHeading(page, 'Match the columns')).toBeFocused()
  // Back leaves the import, and Forward returns to it.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue with this file' })).toBeVisible()
  await page.goForward()
  await expect(stepHeading(page, 'Match the columns')).toBeVisible()
  expect(await sql('SELECT name FROM stock_feeds WHERE tenant_id = $1', [own.id])).toEqual([{ name: 'Stock file' }])
})

test('[STF-05] an administrator fetches a feed’s address now, and reads how it went', async ({ page, dealer }) => {
  const own = await dealer('edge')
  // Nothing answers at this address, so the fetch fails for a reason that the panel shows.
  const feed = await addFeed(own, { url: 'https://feeds.invalid/stock.csv' })
  await addPanelSession(page, own.admin)
  await openPanelPage(page, `/admin/collections/stock-feeds/${feed}`)
  await changeForm(page, () => page.getByLabel('Authorization header').fill('Bearer t0ken'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  expect(await sql('SELECT "authorization" FROM stock_feeds WHERE id = $1', [feed])).toEqual([
    { authorization: 'Bearer t0ken' },
  ])
  await page.getByRole('button', { name: 'Fetch now' }).click()
  await expect(page.getByText(/The file wasn’t imported\. The host feeds\.invalid couldn’t be found\./)).toBeVisible()
  await expectAccessible(page, 'section[aria-labelledby="stock-upload"]')
  await page.getByRole('link', { name: 'See the report' }).click()
  await expect(page.getByText('The host feeds.invalid couldn’t be found.').first()).toBeVisible()
})
