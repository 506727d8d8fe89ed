import type { Locator, Page } from '@playwright/test'
import { siteUrl } from './fixtures'
import { waitForHydration, waitForSearchHydration } from './hydration'

/** The stock search: opening it, and the parts of its page. */

/** The dealer with the most stock, and the address of its search. */
export const GROUP_DEALER = 'banksia-motor-group'
export const SEARCH_PATH = '/search/new-used-and-demo-cars/'

/** Waits until the search box and the filters are hydrated; the filters are a moment later than the rest. */
export const waitForSearch = async (page: Page): Promise<void> => {
  await waitForSearchHydration(page)
  await waitForHydration(page, '#filters .facet-rows a')
}

/** Opens a dealer's search. A search without results has no filters: wait with `waitForSearchHydration` instead. */
export const openSearch = async (page: Page, path = SEARCH_PATH, slug = GROUP_DEALER): Promise<void> => {
  await page.goto(`${siteUrl(slug)}${path}`, { waitUntil: 'domcontentloaded' })
  await waitForSearch(page)
}

export const filters = (page: Page): Locator => page.locator('#filters')
export const cards = (page: Page): Locator => page.locator('article[data-car]')
export const resultCount = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'found' })
/** The vehicles in stock of “132 cars found, 2 of them just sold”: sold ones are found too, but no tile counts them. */
export const countAvailable = (text: string): number => {
  const [, found = '', sold = '0'] = /([\d,]+) [^,]* found(?:, (\d+|all|but) .*just sold)?/.exec(text) ?? []
  const total = Number(found.replaceAll(',', ''))
  return Number.isNaN(Number(sold)) ? 0 : total - Number(sold)
}
/** The ids of the visible cards, in order. */
export const listVisibleVehicles = (page: Page): Promise<(string | null)[]> =>
  cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-car')))

/** The browser's address without its host. */
export const pathOf = (page: Page): string => decodeURI(page.url().slice(new URL(page.url()).origin.length))

/** Collects the bodies of the page's search requests from now on. */
export const recordSearches = (page: Page): string[] => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) searches.push(request.postData() ?? request.url())
  })
  return searches
}
