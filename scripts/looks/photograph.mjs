/** Photographs the main pages of a dealer's site. */
import path from 'node:path'
import { siteUrl } from '../bench/browser.mjs'
import { listAllPages } from '../bench/sites.mjs'

/** Pages with a form, which the benchmarks do not measure. A dealer without one of them has no photograph of it. */
const furtherPages = [
  { name: 'contact', path: '/contact-us' },
  { name: 'trade-in', path: '/trade-in' },
  { name: 'finance', path: '/apply-for-finance' },
]

/** A page longer than this is cut, so that a list of hundreds of vehicles stays one photograph. */
const LONGEST_PAGE_PX = 7_000

/**
 * Scrolls to the end and back, so that images which load near the window are in the photograph. Sections far from the
 * window are not drawn by default, and would be empty fields in it.
 */
const loadEverything = async (page) => {
  await page.addStyleTag({ content: '.section{content-visibility:visible!important}' })
  await page.evaluate(async () => {
    const step = window.innerHeight
    for (let top = 0; top < document.body.scrollHeight && top < 10_000; top += step) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/**
 * @typedef {{ dealer: string, page: string, path: string, width: number, file: string, overflow: number }} Photograph
 * `overflow`: by how many pixels the page is wider than its window
 */

/** @returns {Promise<Photograph | null>} null when the dealer does not have this page */
const photographPage = async ({ page, port, dealer, window, folder, name, pagePath }) => {
  await page.setViewportSize(window)
  const response = await page.goto(siteUrl(port, dealer, pagePath), { waitUntil: 'networkidle' })
  if (response.status() === 404) return null
  await loadEverything(page)
  const size = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  const file = `${dealer}-${name}-${window.width}.jpeg`
  const clip = { x: 0, y: 0, width: window.width, height: Math.min(size.height, LONGEST_PAGE_PX) }
  await page.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: 72, fullPage: true, clip })
  return { dealer, page: name, path: pagePath, width: window.width, file, overflow: size.width - window.width }
}

/** @returns {Promise<Photograph[]>} */
export const photographDealer = async ({ browser, port, dealer, windows, folder }) => {
  const context = await browser.newContext({ locale: 'en-AU', reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const pages = [...(await listAllPages(port, dealer)), ...furtherPages]
    const photographs = []
    for (const { name, path: pagePath } of pages)
      for (const window of windows)
        photographs.push(await photographPage({ page, port, dealer, window, folder, name, pagePath }))
    return photographs.filter((one) => one !== null)
  } finally {
    await context.close()
  }
}
