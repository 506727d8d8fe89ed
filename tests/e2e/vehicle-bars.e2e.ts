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
      .locator(':is(#enquire, .sticky-car, .action-bar) .btn-primary')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(mainHrefs).toHaveLength(3)
    expect(new Set(mainHrefs).size).toBe(1)
    const heights = await page
      .locator('.sticky-car, .action-bar, .action-bar-more')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights).toHaveLength(3)
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThan(0.18 * phone.height)
  })

test('[VDP-05] [CNT-05] on phones the chat bubble has a place in the bar, and fixed parts cover a fifth of the screen', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openVehicle(page, 'voltara', TYPICAL)
  const bubble = page.locator('.chat-bubble')
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: height === 640 ? 320 : 390, height })
    await scrollTo(page, 920)
    await expect(page.locator('html[data-cta-opened]')).toHaveCount(1)
    const boxes = await page
      .locator('.chat-bubble, .action-bar .btn, .action-bar .bar-button, .action-bar p')
      .evaluateAll((all) =>
        all
          .map(
            (one) => ({ name: one.className, ...one.getBoundingClientRect().toJSON() }) as DOMRect & { name: string },
          )
          .filter((box) => box.height > 0),
      )
    const chat = boxes.find(({ name }) => name === 'chat-bubble')
    const covered = boxes.filter(
      (box) =>
        chat &&
        box.name !== 'chat-bubble' &&
        box.left < chat.right &&
        box.right > chat.left &&
        box.top < chat.bottom &&
        box.bottom > chat.top,
    )
    expect(covered).toEqual([])
    const tops = boxes.map(({ top }) => top)
    expect(height - Math.min(...tops)).toBeLessThan(height / 5)
  }
  await expect(bubble).toBeVisible()
  // All actions of a subscription are in the second of two rows.
  await page.setViewportSize(phone)
  const bar = page.locator('.action-bar')
  for (const name of ['Subscribe', 'Enquire', 'Get Finance', 'Call'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(112)
  const tops = await bar.locator('.btn').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  // With finance prices the subscription gives way to the financed price.
  await page.getByRole('group', { name: 'Show prices as' }).getByRole('button', { name: 'Finance' }).first().click()
  await scrollTo(page, 920)
  await expect(bar).toContainText(/comparison rate\*\) \*Read the warning \$[\d,]+ Drive away/)
  await expect(bar).not.toContainText('by subscription')
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(112)
  // With text at 200 % the bar is one button.
  await page.setViewportSize(phone)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect
    .poll(() => page.locator('.action-bar').evaluate((bar) => bar.getBoundingClientRect().height))
    .toBeLessThan(phone.height / 5)
})

test('[VDP-06] on every phone the button that closes a vehicle’s location is beside its text, not in a row of its own', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openVehicle(page, GROUP_DEALER, `${TYPICAL} AND v.city = 'Newcastle West'`)
  const line = page.getByRole('complementary', { name: 'Vehicle location' })
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...phone, width })
    const text = await line.getByRole('paragraph').boundingBox()
    const button = await line.getByRole('button', { name: 'Close' }).boundingBox()
    expect(button?.y).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0))
    expect(button?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
  }
})
