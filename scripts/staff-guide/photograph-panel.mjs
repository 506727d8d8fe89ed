/** Photographs views of the panel for the staff guide. */
import path from 'node:path'
import sharp from 'sharp'
import { siteUrl } from '../bench/browser.mjs'

/** Wide enough for the menu to be open. */
const viewport = { width: 1480, height: 900 }
/** A part that is higher is cut. */
const MAX_HEIGHT_PX = 1100

/** @returns {Promise<import('@playwright/test').Page>} a page of the panel, signed in */
export const openPanel = async (browser, port, { email, password }) => {
  const context = await browser.newContext({ viewport, locale: 'en-AU', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(siteUrl(port, undefined, '/admin'), { waitUntil: 'networkidle' })
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('.panel-dashboard').waitFor({ timeout: 120_000 })
  return page
}

/** Asks in the page, because the session counts for requests of the panel's own pages only. */
const findDocument = async (page, { collection, where = '' }) => {
  const docs = await page.evaluate(async (path) => {
    const { docs: found = [] } = await (await fetch(path)).json()
    return found
  }, `/api/${collection}?limit=1&depth=0&${where}`)
  if (docs.length === 0) throw new Error(`The demo dealer has nothing in ${collection} for the guide.`)
  return docs[0].id
}

/** Presses a tab, a button or the title of a part that opens. */
const press = async (page, text) => {
  const target = page.locator('button, summary, [role="tab"], a').filter({ hasText: text, visible: true }).first()
  await target.click()
  await page.waitForLoadState('networkidle')
}

/**
 * Photographs one screenshot of the guide. @returns the name of its file
 * @param {import('./screenshots.mjs').GuideScreenshot} screenshot
 */
export const takeScreenshot = async (page, port, screenshot, folder) => {
  const { name, path: view, collection, open = [], show } = screenshot
  const id = collection === undefined ? '' : await findDocument(page, screenshot)
  await page.goto(siteUrl(port, undefined, view.replace('{id}', id)), { waitUntil: 'networkidle' })
  for (const text of open) await press(page, text)
  // Nothing is hovered, and lists and images have loaded.
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => !/Loading(?:…|\.\.\.)/.test(document.body.innerText))
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const part = show === undefined ? null : await page.locator(show).first().boundingBox()
  const clip = part ? { ...part, height: Math.min(part.height, MAX_HEIGHT_PX) } : { x: 0, y: 0, ...viewport }
  const pixels = await page.screenshot({ clip })
  const file = `${name}.webp`
  await sharp(pixels).webp({ quality: 72 }).toFile(path.join(folder, file))
  return file
}
