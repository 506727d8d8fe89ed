import type { Page } from '@playwright/test'

/**
 * Waits until the first element that matches `selector` is hydrated; before that it is a plain link or form. React marks
 * an element before it runs the effects that listen, so the page is also waited for until it is idle.
 */
export const waitForHydration = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction(
    (target) => Object.keys(document.querySelector(target) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Waits until the box of the search page is hydrated; before that, clicks follow plain links. */
export const waitForSearchHydration = (page: Page): Promise<void> => waitForHydration(page, '#stock-query')
