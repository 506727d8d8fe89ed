import { expect, test } from './fixtures'
import { openSearch } from './search-parts'

/** The search box while a shopper types, at the pace of people who look for the keys (SRCH-01). */

/** Pauses about as long as the box waits: its searches are answered while the next letter is typed. */
const SLOW = { delay: 310 }

test('[SRCH-01] [SHP-02] no letter is lost while answers arrive', async ({ page }) => {
  test.slow()
  await openSearch(page)
  const box = page.locator('#stock-query')
  await box.focus()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  for (const text of ['corola auto', 'mazda cx-5', 'kia cerato']) {
    await page.keyboard.type(text, SLOW)
    await expect(box).toHaveValue(text)
    await page.keyboard.press('ControlOrMeta+a')
  }
})

test('[SRCH-02] Back from typed words leads to the page before them, and Forward to all of them', async ({ page }) => {
  await openSearch(page)
  const before = page.url()
  const box = page.locator('#stock-query')
  await box.pressSequentially('toyota')
  await expect(page).toHaveURL(/query=toyota$/)
  await box.pressSequentially(' hybrid', SLOW)
  await expect(page).toHaveURL(/\/toyota.*Hybrid/)
  const after = page.url()
  await page.goBack()
  await expect(page).toHaveURL(before)
  await expect(box).toHaveValue('')
  await page.goForward()
  await expect(page).toHaveURL(after)
})

test('[SRCH-02] words of two visits to the box are two steps back', async ({ page }) => {
  await openSearch(page)
  const box = page.locator('#stock-query')
  await box.fill('toyota')
  await box.press('Enter')
  await expect(page).toHaveURL(/query=toyota$/)
  await box.fill('mazda')
  await box.press('Enter')
  await expect(page).toHaveURL(/query=mazda$/)
  await page.goBack()
  await expect(page).toHaveURL(/query=toyota$/)
})

test('[SHP-02] a text that is pasted and sent at once leaves its results in view', async ({ page }) => {
  await openSearch(page)
  const box = page.locator('#stock-query')
  await box.fill('toyota')
  await box.press('Enter')
  await expect(page).toHaveURL(/query=toyota$/)
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.press('ArrowDown')
  await expect(page.getByRole('listbox').first()).toBeVisible()
})
