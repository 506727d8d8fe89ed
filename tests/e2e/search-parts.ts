import type { Locator, Page } from '@playwright/test'
import { searchTakenOver, site } from './fixtures'

/** The stock search as shoppers meet it: how it is opened, and the parts of its page. */

/** The dealer with the most stock, and where its search begins. */
export const group = 'banksia-motor-group'
export const searchBase = '/search/new-used-and-demo-cars/'

/** Waits until the script answers for what `selector` finds first: what is pressed before is a link or a form like any other. */
export const takenOver = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
}

/** Waits until the search box and the filters search in place; the filters follow a moment later than the rest. */
export const searchReady = async (page: Page): Promise<void> => {
  await searchTakenOver(page)
  await takenOver(page, '#filters .facet-rows a')
}

/** Opens a search of a dealer. One that finds nothing has no filters: there `searchTakenOver` is what to wait for. */
export const openSearch = async (page: Page, path = searchBase, slug = group): Promise<void> => {
  await page.goto(`${site(slug)}${path}`, { waitUntil: 'domcontentloaded' })
  await searchReady(page)
}

export const filters = (page: Page): Locator => page.locator('#filters')
export const cards = (page: Page): Locator => page.locator('article[data-car]')
export const resultCount = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'found' })
/** The ids of the cards, in their order. */
export const shownCars = (page: Page): Promise<(string | null)[]> =>
  cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-car')))

/** The address in the browser without its host. */
export const pathOf = (page: Page): string => decodeURI(page.url().slice(new URL(page.url()).origin.length))

/** Notes each search the page asks for from now on: the text of its requests. */
export const watchSearches = (page: Page): string[] => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) searches.push(request.postData() ?? request.url())
  })
  return searches
}
