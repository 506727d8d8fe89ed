import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { chromiumFlags } from '../../scripts/lib/chromium.mjs'
import { browserClock } from '../../scripts/testing/clock.mjs'
import { copyDealer, type TestDealer } from './dealers'
import { chromiumFile, senderHeader, setSender, siteLogFile } from './site'

export * from './site'
export type { TestDealer } from './dealers'

/** Fails where the page, as it stands now, breaks a WCAG 2.2 A or AA rule that a machine can see; or a part of it. */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Rules that hold are not described: that takes most of the time.
      resultTypes: ['violations'],
    })
    // One run in the page instead of one for each frame and a blank page to join them: half the time.
    .setLegacyMode(true)
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

type TestOptions = {
  /** The shopper asked the browser to save data: a spin then waits for its press, and its 36 frames hold nothing up. */
  readonly savesData: boolean
}

type TestFixtures = {
  /** Makes a copy of a demo dealer. A test that changes anything of a dealer changes a copy: the originals are shared. */
  readonly dealer: (of: string) => Promise<TestDealer>
  readonly sender: void
  readonly siteLog: void
  readonly nothingRefused: void
}

type WorkerOptions = {
  /** Whether pages load pictures. Drawing them costs half of a page's time, so only tests about pictures do (`test.use` at the top of a file). */
  readonly images: boolean
}

/**
 * A stored page asks for its scripts once its most important picture is painted (`scripts-after-paint.ts`). Where no
 * picture loads, the page is to go by its text, as pages without a picture do, instead of waiting out its patience.
 */
const expectNoPicture = (): void => {
  const find = document.querySelector.bind(document)
  document.querySelector = ((selector: string) =>
    selector === 'img[fetchpriority=high]' ? null : find(selector)) as typeof document.querySelector
}

/** What pages of the running test's browsers were refused by their policy. */
const refused: string[] = []

/** The refusals so far, for a test that provokes them. */
export const takeRefused = (): readonly string[] => refused.splice(0)

/** Playwright's test with our browser, the run's clock and its dealers. Every journey imports it from here. */
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
  // Every context gets the clock, those that a test opens for a second person as well.
  browser: [
    async ({ browser, images }, provide) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open({
          ...options,
          extraHTTPHeaders: { ...senderHeader(), ...options?.extraHTTPHeaders },
        })
        await context.addInitScript(browserClock())
        context.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) refused.push(message.text())
        })
        if (!images) await context.addInitScript(expectNoPicture)
        return context
      }
      await provide(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context, savesData }, provide) => {
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
  // Each test has an address of its own, as if its requests came through a proxy that the site trusts.
  sender: [
    async ({}, provide, { testId, retry }) => {
      const [a, b, c] = createHash('sha256').update(`${testId} ${retry}`).digest()
      setSender(`10.${a}.${b}.${c}`)
      await provide()
    },
    { auto: true },
  ],
  // A page's policy refuses nothing that the page itself needs (SEC-03).
  nothingRefused: [
    async ({}, provide) => {
      refused.length = 0
      await provide()
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
  siteLog: [
    async ({}, provide, info) => {
      const from = statSync(siteLogFile()).size
      await provide()
      if (info.status === info.expectedStatus) return
      const lines = readFileSync(siteLogFile()).subarray(from).toString('utf8').trim()
      await info.attach('site log', { body: lines, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the search page's script has taken over: what is pressed before is a link like any other. */
export const searchTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#stock-query') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
