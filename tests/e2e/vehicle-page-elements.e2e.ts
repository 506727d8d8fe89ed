import type { Locator } from '@playwright/test'
import { visibleHtml, findVehicleSlug } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { expectNoShifts, watchShiftsNow } from './layout-shifts'
import {
  GROUP_DEALER,
  phone,
  pausePageClock,
  TYPICAL,
  findVehicle,
  desktop,
  openVehicle,
  scrollTo,
} from './vehicle-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

test('[VDP-09] [TEN-07] the buttons of a car lead to their pages, with the car in the query', async () => {
  const { id, slug } = await findVehicle(GROUP_DEALER, `${TYPICAL} AND v.car_type = 'used' AND v.nvic IS NULL`)
  const readLinks = async (path: string) => {
    const html = visibleHtml((await requestSite(GROUP_DEALER, path)).body)
    const panel = /<div id="enquire".*?class="car-tools"/s.exec(html)?.[0] ?? ''
    return new Map(
      [...panel.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
        text.replaceAll(/<[^>]+>/g, '').trim(),
        href.replaceAll('&amp;', '&'),
      ]),
    )
  }
  const links = await readLinks(`/cars/${slug}`)
  const href = (name: string) => links.get(name)
  expect(href('Reserve Car Now')).toBe(`/cars/${slug}/checkout`)
  expect(href('Enquire')).toBe(`/contact?car_id=${id}`)
  expect(href('Online Purchase')).toBe(`/checkout-journey?car_id=${slug}`)
  expect(href('Book a Test Drive')).toBe(`/book-test-drive?car_id=${id}`)
  expect(href('Trade-In Valuation')).toBe(`/cars/trade-in?car_id=${id}`)
  expect(href('Get Pre-Approved')).toMatch(
    new RegExp(
      `^/finance\\?preferredDealership=[a-z-]+&vehiclePriceBudget=\\d+&car_id=${id}&car_type=used#finance-form$`,
    ),
  )
  // One main action, two more buttons; all others are links.
  const html = visibleHtml((await requestSite(GROUP_DEALER, `/cars/${slug}`)).body)
  const panel = /<div id="enquire".*?class="car-tools"/s.exec(html)?.[0] ?? ''
  expect(panel.match(/btn-primary/g)).toHaveLength(1)
  expect(panel.match(/btn-secondary/g)).toHaveLength(2)
  const reserved = await readLinks(
    `/cars/${await findVehicleSlug(GROUP_DEALER, "v.status = 'in_stock' AND v.reserved")}`,
  )
  expect([...reserved.keys()]).toContain('Enquire')
  for (const name of [/^Reserve/, /^Trade-In/, /^Online Purchase/])
    expect([...reserved.keys()].filter((one) => name.test(one))).toEqual([])
})

/** True if the header or a bar lies over the middle of a link. */
const isCoveredByBars = (link: Locator): Promise<boolean> =>
  link.evaluate((one) => {
    const box = one.getBoundingClientRect()
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20))
    const over = at?.closest('.sticky-car, .action-bar, .site-header')
    return over !== null && over !== undefined && !over.contains(one)
  })

test('[VDP-05] the sticky header appears after 500 pixels and the phone bar after 900, without a shift', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await page.setViewportSize(desktop)
  await openVehicle(page, GROUP_DEALER)
  await watchShiftsNow(page)
  const bar = page.locator('.sticky-car')
  await scrollTo(page, 490)
  await expect(bar).toHaveCount(0)
  await scrollTo(page, 520)
  await expect(bar).toBeVisible()
  await expect(bar).toContainText(/\$[\d,]+/)
  await expect(bar.getByRole('link', { name: 'Get Finance' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Trade-In Valuation' })).toBeVisible()
  await expect(bar.locator('img')).toBeVisible()
  await expectAccessible(page, '.sticky-car')
  await expect(page.locator('html[data-cta-opened]')).toHaveCount(0)
  await scrollTo(page, 920)
  await expect(page.locator('html[data-cta-opened]')).toHaveCount(1)
  await scrollTo(page, 100)
  await expect(bar).toBeHidden()
  await expect(page.locator('html[data-cta-opened]')).toHaveCount(0)

  await page.setViewportSize(phone)
  // Without smooth scrolling, a focused link is scrolled to at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, 920)
  const actions = page.locator('[data-action-bar]')
  for (const name of ['Reserve', 'Call', 'Enquire', 'Get Finance'])
    await expect(actions.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(actions.locator('.btn-primary')).toHaveText('Reserve')
  const save = actions.getByRole('button', { name: 'Save', exact: true })
  for (const one of [save, actions.getByRole('link', { name: 'Call', exact: true })]) {
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, '[data-action-bar]')
  await expectNoShifts(page, 0.01)
  // A focused link is covered neither by the header nor by the bar, once both have followed the scrolling.
  for (const link of await page.locator('main a[href]:visible').all()) {
    await link.focus()
    await expect.poll(() => isCoveredByBars(link), await link.textContent().then(String)).toBe(false)
  }
  expect(pageErrors).toEqual([])
})

test('[FIN-05] [VDP-05] with “Finance” chosen the estimate is first on the car’s page, and the price stays as large', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openVehicle(
    page,
    GROUP_DEALER,
    `${TYPICAL} AND v.finance_lenders IS NOT NULL AND v.year > extract(year FROM now()) - 12 AND v.make <> 'Škoda'`,
  )
  const sizes = () =>
    page.evaluate(() =>
      ['.vehicle-amount', '.vehicle-weekly'].map((part) => {
        const one = document.querySelector<HTMLElement>(part)
        return one ? [Number.parseFloat(getComputedStyle(one).fontSize), one.getBoundingClientRect().top] : [0, 0]
      }),
    )
  const [cash, weekly] = await sizes()
  expect(weekly?.[0]).toBeLessThan(cash?.[0] ?? 0)
  expect(weekly?.[1]).toBeGreaterThan(cash?.[1] ?? 0)
  const choice = page.getByRole('group', { name: 'Show prices as' })
  await choice.getByRole('button', { name: 'Finance' }).first().click()
  const [price, example] = await sizes()
  expect(price?.[0]).toBeGreaterThanOrEqual(example?.[0] ?? Number.POSITIVE_INFINITY)
  expect(example?.[1]).toBeLessThan(price?.[1] ?? 0)
  await page.reload()
  await expect(choice.getByRole('button', { name: 'Finance' }).first()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, '#enquire')
  // The sticky header has the same order, both rates and the link to the warning.
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }))
  const order = (bar: string) =>
    page.evaluate(
      (from) =>
        ['.bar-estimate', 'b'].map((part) => document.querySelector(`${from} ${part}`)?.getBoundingClientRect().top),
      bar,
    )
  await expect(page.locator('.sticky-car .bar-estimate')).toContainText(/comparison rate\*\).* \*Read the warning$/)
  const [inHeader, under] = await order('.sticky-car')
  expect(inHeader).toBeLessThan(under ?? 0)
  await page.setViewportSize(phone)
  const bar = page.locator('[data-action-bar]')
  await expect(bar.locator('.bar-estimate')).toHaveCount(1)
  const [inBar, dollars] = await order('[data-action-bar]')
  expect(inBar).toBeLessThan(dollars ?? 0)
  await expectAccessible(page, '[data-action-bar]')
  await bar.getByRole('link', { name: '*Read the warning' }).click()
  await expect(page.locator('#finance-warning')).toBeInViewport()
  await choice.getByRole('button', { name: 'Cash' }).first().click()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar.locator('.bar-estimate')).toHaveCount(0)
})

test('[VDP-04] the tabs show one panel at a time, by mouse and keys; without script all panels are visible', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone)
  const { slug } = await openVehicle(page, GROUP_DEALER, `${TYPICAL} AND jsonb_array_length(v.features) > 0`)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([
    'Dealer Comments',
    'Why Buy From Us?',
    'Reserve Online',
    'Protect Your Car',
    'Features',
  ])
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Why Buy From Us?' })).toBeVisible()
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible()
  await tabs.nth(2).click()
  await expect(page.getByRole('tabpanel')).toContainText('48 hours')
  await expect(page.getByRole('tabpanel')).toContainText('100% refundable')
  await tabs.nth(3).click()
  await expect(page.getByRole('tabpanel')).toContainText('in addition to your rights under the Australian Consumer Law')
  await expectAccessible(page, '#main [role="tabpanel"]')
  await page.goto(`${siteUrl(GROUP_DEALER)}/cars/${slug}#features`)
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const plain = await context.newPage()
  await plain.goto(`${siteUrl(GROUP_DEALER)}/cars/${slug}`)
  for (const id of ['dealer-comments', 'why-buy', 'reserve-online', 'protect-your-car', 'features'])
    await expect(plain.locator(`#${id} h2`)).toBeVisible()
  await context.close()
})

test('[VDP-15] a dealer’s guarantees are on the pages of the vehicles they cover', async ({ page }) => {
  await openVehicle(page, 'yarra-value-cars')
  await expect(page.getByRole('link', { name: 'Reserve Car Now for $200' })).toHaveCount(1)
  await page.getByRole('tab', { name: "What's Included" }).click()
  for (const words of ['48-hour money-back guarantee', '12 months roadside assist', 'Australian Consumer Law'])
    await expect(page.getByRole('tabpanel')).toContainText(words)
  await openVehicle(page, 'harbour-and-vale', `${TYPICAL} AND v.make = 'Porsche' AND v.car_type = 'used'`)
  const opener = page.getByRole('button', { name: 'What certified means' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Certified used cars' })
  await expect(dialog).toContainText('90 point inspection')
  await expect(dialog).toContainText('Independent history check')
  await expectAccessible(page, '[role="dialog"], dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('[VDP-06] a car in another city shows where it is, until the announcement is closed', async ({ page }) => {
  const { city } = await openVehicle(page, GROUP_DEALER, `${TYPICAL} AND v.city IS NOT NULL AND v.city <> 'Toowong'`)
  const line = page.getByRole('complementary', { name: 'Vehicle location' })
  await expect(line).toContainText(`Located at ${city}`)
  await expect(line.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps/,
  )
  await line.getByRole('button', { name: 'Close' }).click()
  await expect(line).toHaveCount(0)
  await openVehicle(page, GROUP_DEALER, `${TYPICAL} AND v.city = 'Toowong'`)
  await expect(line).toHaveCount(0)
})

test('[VDP-07] the Share list has five services that open a window of 550 by 400; copying reads "Copied" for 1.5 seconds and shows a toast for 3', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(desktop)
  const { slug } = await openVehicle(page, GROUP_DEALER)
  const url = `${siteUrl(GROUP_DEALER)}/cars/${slug}`
  await page.evaluate(() => {
    const all = window as unknown as { opened: string[] }
    all.opened = []
    window.open = (to, _name, features) => {
      all.opened.push(`${String(to)} ${features}`)
      return null
    }
  })
  const share = page.locator('.car-share')
  const facebook = share.getByRole('link', { name: 'Facebook' })
  await share.locator('summary').click()
  await expect(share.getByRole('link')).toHaveText(['Facebook', 'X', 'WhatsApp', 'Email', 'SMS'])
  await expectAccessible(page, '.car-share')
  await facebook.click()
  const [openedUrl] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  expect(openedUrl).toContain(encodeURIComponent(url))
  expect(openedUrl).toMatch(/width=550,height=400/)
  await pausePageClock(page)
  await share.getByRole('button', { name: 'Copy link' }).click()
  const copiedButton = share.getByRole('button', { name: 'Copied' })
  await expect(copiedButton).toBeVisible()
  const toast = page.getByRole('status').filter({ hasText: 'has been copied' })
  await expect(toast).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await page.clock.runFor(1400)
  await expect(copiedButton).toBeVisible()
  await page.clock.runFor(200)
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.clock.runFor(1300)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()

  // The list closes by a click outside and by Escape, which returns the focus.
  await page.getByRole('heading', { name: 'Key information' }).click()
  await expect(facebook).toBeHidden()
  await share.locator('summary').click()
  await facebook.focus()
  await page.keyboard.press('Escape')
  await expect(facebook).toBeHidden()
  await expect(share.locator('summary')).toBeFocused()
})

test('[VDP-07] a dealer that only offers copying shows a message for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openVehicle(page, 'southern-cross-motorcycles')
  await pausePageClock(page)
  await page.getByRole('link', { name: 'Copy link' }).click()
  const message = page.getByRole('status').filter({ hasText: 'has been copied' })
  await expect(message).toBeVisible()
  await page.clock.runFor(2900)
  await expect(message).toBeVisible()
  await page.clock.runFor(200)
  await expect(message).toHaveCount(0)
})

test('[VDP-07] without a clipboard the link is shown for copying, and a device offers its own share list', async ({
  page,
}) => {
  const promptTexts: string[] = []
  page.on('dialog', (dialog) => {
    promptTexts.push(dialog.defaultValue())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.defineProperty(navigator, 'share', {
      value: (data: { url: string }) => Promise.resolve(Object.assign(window, { sharedUrl: data.url })),
    })
  })
  const { slug } = await openVehicle(page, 'voltara')
  const share = page.locator('.car-share')
  await share.locator('summary').click()
  await expect(share.getByRole('link')).toHaveText(['Facebook', 'WhatsApp', 'Email', 'SMS'])
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => promptTexts).toEqual([`${siteUrl('voltara')}/cars/${slug}`])
  await share.getByRole('button', { name: 'More…' }).click()
  expect(await page.evaluate(() => (window as unknown as { sharedUrl: string }).sharedUrl)).toBe(promptTexts[0])
})
