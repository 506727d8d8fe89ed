import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type Shift = { readonly value: number; readonly parts: readonly string[] }
type Watched = { shifts: Shift[] }

/** Runs in the page: keeps each layout shift that nobody's press or key caused, with what moved. */
const keepShifts = (): void => {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const one of list.getEntries() as unknown as {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }[])
      if (!one.hadRecentInput)
        shifts.push({
          value: one.value,
          parts: one.sources.map(({ node }) =>
            node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent),
          ),
        })
  }).observe({ type: 'layout-shift' })
}

/** Counts the layout shifts of each page opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(keepShifts)

/** Counts the layout shifts of the page that is open, from now on. */
export const watchShiftsHere = (page: Page): Promise<void> => page.evaluate(keepShifts)

/** That the shifts counted so far are below `most`: cumulative layout shift, 0.02 unless the part promises less. */
export const expectStill = async (page: Page, most = 0.02): Promise<void> => {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(most)
}
