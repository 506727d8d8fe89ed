import { readFileSync } from 'node:fs'
import path from 'node:path'
import { request as http, type IncomingHttpHeaders } from 'node:http'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { chromiumFlags } from '../../scripts/lib/chromium.mjs'

const fromSetup = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: the global setup did not run.`)
  return value
}

const port = (): number => Number(fromSetup('FORECOURT_E2E_PORT'))

/** The base address of a tenant's site, or of the platform. Chromium resolves `*.localhost` by itself. */
export const site = (slug?: string): string => `http://${slug ? `${slug}.` : ''}localhost:${port()}`

export type Login = {
  readonly email: string
  readonly password: string
  readonly role: string
  readonly tenant?: string
}

/** The logins the seed made. */
export const logins = (): readonly Login[] =>
  JSON.parse(readFileSync(path.join(fromSetup('FORECOURT_E2E_DATA'), 'logins.json'), 'utf8')) as Login[]

/** The tested site's own database, for what a test has to arrange or look up. */
export const databaseUrl = (): string => {
  const state = JSON.parse(readFileSync(path.join(fromSetup('FORECOURT_E2E_DATA'), 'postgres.json'), 'utf8')) as {
    readonly port: number
    readonly password: string
  }
  return `postgres://postgres:${state.password}@127.0.0.1:${state.port}/forecourt`
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Ask = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * One plain request to a server on this machine, without a browser, redirects unfollowed. Goes to 127.0.0.1 with the
 * site's Host header, since Node does not resolve `*.localhost`.
 */
export const askAt = (at: number, slug: string | undefined, target: string, asked: Ask = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = asked
    const host = `${slug ? `${slug}.` : ''}localhost:${at}`
    const sent = http(
      { host: '127.0.0.1', port: at, path: target, method, headers: { ...headers, host } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** The same, to the site under test. */
export const ask = (slug: string | undefined, target: string, asked?: Ask) => askAt(port(), slug, target, asked)

/** Fails where the page, as it stands now, breaks a WCAG 2.2 A or AA rule that a machine can see; or a part of it. */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  const axe = new AxeBuilder({ page }).options({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // What is in order is not described: that takes most of the time.
    resultTypes: ['violations'],
  })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

type Options = {
  /** The shopper asked the browser to save data: a spin waits for its press, so a journey about other things is not held up by its 36 frames. */
  savesData: boolean
}

/** Playwright's test with our browser. Every journey imports it from here. */
export const test = base.extend<Options, object>({
  savesData: [false, { option: true }],
  context: async ({ context, savesData }, provide) => {
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
      })
    }
    await provide(context)
  },
  launchOptions: [
    async (_fixtures, use) => {
      await use({ executablePath: fromSetup('FORECOURT_CHROMIUM'), args: [...chromiumFlags] })
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** Waits until the search page's script has taken over: what is pressed before is a link like any other. */
export const searchTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#stock-query') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
