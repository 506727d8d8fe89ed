import type { Page, Request } from '@playwright/test'

export type HeldAnswer = {
  /** Resolves when the server has answered; the page does not have the answer yet. */
  readonly answered: Promise<void>
  readonly release: () => void
}

/** Holds the requests that match `pattern` from now on, until the function that it returns is called. */
export const holdRequests = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Holds the server's answer to the first request that `isHeld` accepts, until the test releases it. */
export const holdAnswer = async (page: Page, isHeld: (request: Request) => boolean): Promise<HeldAnswer> => {
  let release = (): void => {}
  let reportAnswer = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const answered = new Promise<void>((resolve) => (reportAnswer = resolve))
  let isFirst = true
  await page.route('**/*', async (route) => {
    if (!isFirst || !isHeld(route.request())) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    reportAnswer()
    await released
    return route.fulfill({ response })
  })
  return { answered, release: () => release() }
}
