import { expect, siteUrl, test } from './fixtures'
import { expectNoShifts, watchShifts } from './layout-shifts'

/** A dealer whose headings are in narrow capitals, one with a long row above its results, and one with wide letters. */
const pages = [
  ['ironbark-trucks', '/'],
  ['yarra-value-cars', '/search/used-cars'],
  ['southern-cross-motorcycles', '/'],
] as const

for (const [dealer, path] of pages)
  test(`[TEN-10] fonts that arrive after the page of ${dealer} move nothing at both widths`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      let release = (): void => undefined
      const painted = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/fonts\//, async (route) => {
        await painted
        await route.continue()
      })
      await page.goto(`${siteUrl(dealer)}${path}`, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      release()
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(
        await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
      ).toBeGreaterThan(0)
      await expectNoShifts(page, 0.05)
      await page.unrouteAll()
    }
  })
