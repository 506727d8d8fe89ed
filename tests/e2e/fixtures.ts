import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { chromiumFlags } from '../../scripts/lib/chromium.mjs'
import { browserClock } from '../../scripts/testing/clock.mjs'
import { copyDealer, type TestDealer } from './dealers'
import { clearRequests, listRequests, recordRequests } from './page-requests'
import { chromiumFile, senderHeader, setSender, siteLogFile } from './site'

export * from './site'
export type { TestDealer } from './dealers'

/** Fails when the page, or a part of it, breaks a WCAG 2.2 A or AA rule that axe can check. */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Describing the rules that pass would take most of the time.
      resultTypes: ['violations'],
    })
    // One run in the page instead of one per frame and a blank page to merge them, which halves the time.
    .setLegacyMode(true)
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const messages = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
  )
  expect(messages).toEqual([])
}

type TestOptions = {
  /** The browser reports Save-Data: a spin then waits for a press, so its 36 frames delay nothing. */
  readonly savesData: boolean
}

type TestFixtures = {
  /**
   * Creates a copy of a demo dealer. Tests that change a dealer have to use a copy, because the originals are shared.
   */
  readonly dealer: (of: string) => Promise<TestDealer>
  readonly sender: void
  readonly siteLog: void
  readonly nothingRefused: void
}

type WorkerOptions = {
  /** True to load images. Rendering them takes half of a page's time, so only tests of images do (`test.use`). */
  readonly images: boolean
}

/**
 * A cached page loads its scripts once its most important image is painted (`scripts-after-paint.ts`). Without images
 * the page has to behave as one that has none, instead of waiting for its timeout.
 */
const hidePriorityImage = (): void => {
  const find = document.querySelector.bind(document)
  document.querySelector = ((selector: string) =>
    selector === 'img[fetchpriority=high]' ? null : find(selector)) as typeof document.querySelector
}

/** Far more than a busy machine needs for an empty page, and far less than a test may take. */
const PAGE_OPENS_WITHIN_MS = 45_000

/**
 * About once in a thousand times, Chromium on a busy machine never answers a request for an empty page, which fails a
 * test before it has begun. Such a page is requested once more; the site has no part in it. The output names every case.
 */
const retryLostPages = (context: BrowserContext): void => {
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const requested = open()
    const page = await Promise.race([requested, delay(PAGE_OPENS_WITHIN_MS, null, { ref: false })])
    if (page !== null) return page
    const description = `Chromium had not opened a page after ${PAGE_OPENS_WITHIN_MS / 1_000} s; another was requested`
    base.info().annotations.push({ type: 'browser', description })
    // The late page is closed if it still comes. A failure of it says nothing about the test.
    requested.then((late) => late.close()).catch(() => undefined)
    return open()
  }
}

/** Violations of the Content-Security-Policy in the pages of the running test. */
const policyViolations: string[] = []

/** Returns and clears the violations so far, for a test that provokes them. */
export const takePolicyViolations = (): readonly string[] => policyViolations.splice(0)

/** Without JavaScript nothing tells a test that the styles have come, so it has to wait for the whole page. */
const requireStyles = (page: Page): void => {
  const open = page.goto.bind(page)
  page.goto = (address, options) => {
    if (options?.waitUntil === 'domcontentloaded')
      throw new Error('Without JavaScript, wait for the load of a page: its styles come after its content.')
    return open(address, options)
  }
}

/** Playwright's test with our browser, the run's clock and its dealers. All browser tests import it from here. */
export const test = base.extend<TestOptions & TestFixtures, WorkerOptions>({
  savesData: [false, { option: true }],
  images: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ images }, provide) => {
      const args = [...chromiumFlags, ...(images ? [] : ['--blink-settings=imagesEnabled=false'])]
      await provide({ executablePath: chromiumFile(), args })
    },
    { scope: 'worker' },
  ],
  // Every context gets the clock, also those that a test opens for a second person.
  browser: [
    async ({ browser, images }, provide) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open({
          ...options,
          extraHTTPHeaders: { ...senderHeader(), ...options?.extraHTTPHeaders },
        })
        retryLostPages(context)
        recordRequests(context)
        await context.addInitScript(browserClock())
        context.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) policyViolations.push(message.text())
        })
        if (!images) await context.addInitScript(hidePriorityImage)
        return context
      }
      await provide(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context, savesData, javaScriptEnabled }, provide) => {
    if (!javaScriptEnabled) context.on('page', requireStyles)
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
      })
    }
    await provide(context)
  },
  dealer: async ({}, provide) => {
    await provide(copyDealer)
  },
  // Each test sends from its own address, as if through a trusted proxy.
  sender: [
    async ({}, provide, { testId, retry }) => {
      const [a, b, c] = createHash('sha256').update(`${testId} ${retry}`).digest()
      setSender(`10.${a}.${b}.${c}`)
      await provide()
    },
    { auto: true },
  ],
  // No page may violate its own policy (SEC-03).
  nothingRefused: [
    async ({}, provide) => {
      policyViolations.length = 0
      await provide()
      expect(policyViolations).toEqual([])
    },
    { auto: true },
  ],
  siteLog: [
    async ({}, provide, info) => {
      const from = statSync(siteLogFile()).size
      clearRequests()
      await provide()
      if (info.status === info.expectedStatus) return
      const lines = readFileSync(siteLogFile()).subarray(from).toString('utf8').trim()
      await info.attach('site log', { body: lines, contentType: 'text/plain' })
      await info.attach('requests', { body: listRequests(), contentType: 'text/plain' })
    },
    { auto: true },
  ],
})

export { expect }
