import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type LayoutShift = { readonly value: number; readonly parts: readonly string[] }
type ShiftWindow = { shifts: LayoutShift[] }

/** Runs in the page: records each layout shift without recent input, and the elements that moved. */
const recordShifts = (): void => {
  const shifts: LayoutShift[] = []
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

/** Records the layout shifts of each page opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(recordShifts)

/** Records the layout shifts of the open page from now on. */
export const watchShiftsNow = (page: Page): Promise<void> => page.evaluate(recordShifts)

/** Checks that the recorded cumulative layout shift is below `max`. */
export const expectNoShifts = async (page: Page, max = 0.02): Promise<void> => {
  const shifts = await page.evaluate(() => (window as unknown as ShiftWindow).shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(max)
}
