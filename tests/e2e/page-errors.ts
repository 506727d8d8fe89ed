import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Collects errors of the page's scripts and console, and failed requests, from now on. */
export const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  return errors
}

/** How far the page scrolls sideways, in pixels: 0 when everything fits. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Scrolls through the complete page, so that every lazy part loads, and back to the top. A jump to the end would show
 * one frame with estimated heights for parts that were far away.
 */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await expect(page.locator('main :is(.skeleton, [data-placeholders])')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
