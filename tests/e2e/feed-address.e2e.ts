import { addPanelSession, sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { changeForm, saveDocument } from './staff'

test('[STF-05] the form of a feed says what is wrong with its address when the field is left, as the import does', async ({
  page,
  dealer,
}) => {
  const own = await dealer('edge')
  const [feed] = await sql<{ id: string }>('SELECT id FROM stock_feeds WHERE tenant_id = $1 LIMIT 1', [own.id])
  await addPanelSession(page, own.admin)
  await openPanelPage(page, `/admin/collections/stock-feeds/${feed?.id ?? ''}`)
  const address = page.getByLabel('Web address', { exact: true })
  for (const [url, message] of [
    ['http://192.168.1.20/stock.csv', /private network/],
    ['ftp://feeds.example/stock.csv', /starts with http/],
  ] as const) {
    await changeForm(page, () => address.fill(url))
    await page.keyboard.press('Tab')
    await expect(address).toHaveAccessibleDescription(message)
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveValue(url)
  }
  await expectAccessible(page, '.moment-field:has(input[name="url"])')
  await changeForm(page, () => address.fill('https://feeds.example/stock.csv'))
  await expect(address).toHaveAttribute('aria-invalid', 'false')
  expect(await saveDocument(page, 'stock-feeds')).toBe(200)
})
