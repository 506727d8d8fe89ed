import { oddRow, oddStockFile } from '../../scripts/testing/odd-stock'
import { addPanelSession } from './arrange'
import { expect, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { addFeed, chooseFile, continueTo, goesTo, stepHeading } from './import-parts'

test('[STF-05] [STK-02] nothing to translate is no step, and a price in words is listed with what will happen', async ({
  page,
  dealer,
}) => {
  const own = await dealer('edge')
  const feed = await addFeed(own)
  await addPanelSession(page, own.admin)
  await openPanelPage(page, `/admin/import-stock?feed=${feed}`)
  const known = { 12: 'Used In Stock' }
  await chooseFile(page, oddStockFile(2, [oddRow(0, known), oddRow(1, { ...known, 7: 'POA' })]))
  await page.getByRole('button', { name: 'Upload and continue' }).click()
  await expect(stepHeading(page, 'Match the columns')).toBeFocused()
  await expect(goesTo(page, 'Yr')).not.toContainText('JSON')
  await continueTo(page, 'Check and import')
  await expect(page.getByText('To look at (1)')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'POA' })).toContainText('imported without a price')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(stepHeading(page, 'Match the columns')).toBeFocused()
  await page.goBack()
  await expect(stepHeading(page, 'Check and import')).toBeFocused()
  // Staff who open the step themselves read that it is empty.
  await page.getByRole('button', { name: 'Values', exact: false }).click()
  await expect(page.getByText('There’s nothing to translate.')).toBeVisible()
})

test('[STF-05] staff say what a plain price includes, and what a misspelt make is', async ({ page, dealer }) => {
  const own = await dealer('edge')
  const feed = await addFeed(own)
  await addPanelSession(page, own.admin)
  await openPanelPage(page, `/admin/import-stock?feed=${feed}`)
  await chooseFile(page, Buffer.from('Stk#,Yr,Make,Model,Price\nA1,2020,Toyotta,HiLux,19990\nA2,2021,Kia,Rio,18990\n'))
  await page.getByRole('button', { name: 'Upload and continue' }).click()
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('Please check')
  await page.getByLabel('The file doesn’t say so. Its prices are').selectOption({ label: 'Drive away' })
  await continueTo(page, 'Translate values')
  await expect(page.getByText('We don’t know this make. Did you mean Toyota?')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose what “Toyotta” in “Make” means.' })).toBeVisible()
  await page.getByLabel('Read “Toyotta” as').selectOption({ label: 'Toyota' })
  await continueTo(page, 'Check and import')
  await expect(page.getByText('2020 Toyota HiLux (A1)')).toBeVisible()
})
