import type { Page } from '@playwright/test'

/** What went wrong on a page since the watch began: errors of its scripts and console, and requests that failed. */
export const watch = (page: Page): string[] => {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  return wrong
}

/** How far the page can be moved sideways, in pixels: 0 where everything fits. */
export const sidewaysRoom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
