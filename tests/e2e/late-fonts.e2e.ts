import { expect, siteUrl, test } from './fixtures'
import { holdRequests } from './hold-answer'
import { expectNoShifts, watchShifts } from './layout-shifts'

/**
 * A dealer whose headings are in narrow capitals, one with a long row above its results, one with wide letters, and two
 * with a link beside a heading, which would fit with one of two fonts.
 */
const pages = [
  ['ironbark-trucks', '/', [390, 1280]],
  ['yarra-value-cars', '/search/used-cars', [390, 1280]],
  ['southern-cross-motorcycles', '/', [390, 1280]],
  ['wattle-caravans', '/locations', [412]],
  ['edge', '/special-offers', [412]],
] as const

for (const [dealer, path, widths] of pages)
  test(`[TEN-10] fonts that arrive after the page of ${dealer} move nothing`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const release = await holdRequests(page, /\/fonts\//)
      await page.goto(`${siteUrl(dealer)}${path}`, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      release()
      // The set of fonts is also ready before the first of them is asked for.
      const countLoaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length
      await expect.poll(() => page.evaluate(countLoaded)).toBeGreaterThan(0)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await expectNoShifts(page, 0.05)
      await page.unrouteAll()
    }
  })
