import type { Page, Response } from '@playwright/test'
import { siteUrl } from './fixtures'

/**
 * Waits until all buttons and fields of the panel are hydrated; clicks and input before that are lost. Keys of the whole
 * page work a little later, with the effects, which run before the browser is idle.
 */
export const waitForPanelHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, input, select, textarea')].every(
      // A map adds buttons of its own, which work at once.
      (one) => one.closest('.maplibregl-map') || Object.keys(one).some((key) => key.startsWith('__reactProps')),
    ),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/**
 * Opens a page of the panel, such as `/admin/account`, and waits until it is usable. The network of a page whose requests
 * a test holds back is never idle.
 */
export const openPanelPage = async (
  page: Page,
  path = '/admin',
  waitUntil: 'networkidle' | 'domcontentloaded' = 'networkidle',
): Promise<Response | null> => {
  const answer = await page.goto(`${siteUrl()}${path}`, { waitUntil })
  await waitForPanelHydration(page)
  return answer
}

export const reloadPanel = async (page: Page): Promise<void> => {
  await page.reload({ waitUntil: 'networkidle' })
  await waitForPanelHydration(page)
}
