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
