import { addPanelSession, createToken, findLogin, requestRest, sql } from './arrange'
import { expect, expectAccessible, requestSite, test, type Login } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { changeForm } from './staff'

const row = (index: number, status: string): string =>
  `T${index},used,Lancia,Ypsilon,2021,${20_000 + index},12345,${status}`
const stockFile = [
  'Stock number,Car type,Make,Model,Year,EGC Price,Odometer,Status',
  ...[row(1, 'Factory Order'), row(2, 'Factory Order'), row(3, 'In stock')],
].join('\n')

const importFile = async (feed: string, login: Pick<Login, 'email'>) => {
  const { status, body } = await requestSite(undefined, `/api/stock-feeds/${feed}/import?name=stock.csv`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `JWT ${await createToken(login)}` },
    body: stockFile,
  })
  expect(status, body).toBe(200)
}

test('[STK-02] staff read which values an import did not know with its run, and translate them in the feed’s mapping', async ({
  page,
  dealer,
}) => {
  const own = await dealer('edge')
  const { status, body } = await requestRest('POST', '/stock-feeds', await createToken(findLogin()), {
    tenant: own.id,
    name: 'Main',
    key: 'main',
    on_missing: 'remove',
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const feed = (body as { doc: { id: string } }).doc.id
  await page.setViewportSize({ width: 390, height: 844 })
  await addPanelSession(page, own.admin)
  await importFile(feed, own.admin)
  const unread = page.getByRole('region', { name: 'Values to translate' })

  // The run keeps them, so they can be read on another day.
  await openPanelPage(page, '/admin/collections/stock-imports')
  await page
    .getByRole('row', { name: /3 added/ })
    .getByRole('link')
    .first()
    .click()
  await expect(unread.getByRole('row', { name: /Factory Order/ })).toContainText('2')
  await expectAccessible(page, 'section[aria-label="Values to translate"]')
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('link', { name: 'Open the feed to translate them' }).click()

  // One press brings a value from the trial into the mapping.
  const editor = page.locator('section.mapping')
  await editor.getByLabel('Start from').selectOption({ label: 'Dealer stock file (Australian header)' })
  await changeForm(page, () => editor.getByRole('button', { name: 'Create a custom mapping' }).click())
  const tryIt = editor.getByRole('button', { name: 'Preview with the last file' })
  await tryIt.click()
  await editor.getByRole('button', { name: 'Translate Factory Order' }).click()
  await expect(editor.getByLabel('Status, column 1: value 1 in the file')).toHaveValue('Factory Order')
  const target = editor.getByLabel('Status, column 1: read value 1 as')
  await expect(target).toBeFocused()
  await target.fill('on its way')
  await expect(target).toHaveAttribute('aria-invalid', 'true')
  await target.fill('in transit')
  await expect(target).toHaveAttribute('aria-invalid', 'false')
  await tryIt.click()
  await expect(editor.getByText(/2 vehicles would be changed/)).toBeVisible()
  await expect(editor.getByRole('region', { name: 'Values to translate' })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  await importFile(feed, own.admin)
  const stored = await sql('SELECT status FROM vehicles WHERE feed_id = $1 ORDER BY stocknum', [feed])
  expect(stored).toEqual([{ status: 'coming_soon' }, { status: 'coming_soon' }, { status: 'in_stock' }])
})
