import { expect, test } from './fixtures'
import { GROUP_DEALER, openVehicle, phone, scrollTo, TYPICAL } from './vehicle-parts'

const FINANCED = `${TYPICAL} AND v.finance_lenders IS NOT NULL AND v.year > extract(year FROM now()) - 12 AND v.make <> 'Škoda'`

for (const display of ['cash', 'finance'] as const)
  test(`[VDP-05] with ${display} prices the bars have the panel’s main action and leave a phone’s screen to the page`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openVehicle(page, GROUP_DEALER, FINANCED)
    if (display === 'finance')
      await page.getByRole('group', { name: 'Show prices as' }).getByRole('button', { name: 'Finance' }).first().click()
    await scrollTo(page, 920)
    await expect(page.locator('.action-bar-more')).toBeVisible()
    await expect(page.locator('.sticky-car')).toHaveCount(1)
    const mainHrefs = await page
      .locator(':is(.car-actions, .sticky-car, .action-bar) .btn-primary')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(mainHrefs).toHaveLength(3)
    expect(new Set(mainHrefs).size).toBe(1)
    const heights = await page
      .locator('.sticky-car, .action-bar, .action-bar-more')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights).toHaveLength(3)
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThan(0.18 * phone.height)
  })
