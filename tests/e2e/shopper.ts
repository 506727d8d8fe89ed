import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { type BotChallenge, solveChallenge } from '../../src/domain/leads/bot-challenge'
import { sql } from './arrange'
import { requestSite, expect, siteUrl } from './fixtures'
import { dataDir } from './site'

/** A shopper's part of the sign-in: reading the texted code, and creating a session without a browser. */

/** Returns a random Australian mobile number. */
export const createPhone = (): string => `+61491${String(randomInt(1_000_000)).padStart(6, '0')}`

const lastDigits = (text: string): string | undefined => /#(\d+)$/.exec(text.trim())?.[1]

type SentText = { readonly to: string; readonly text: string; readonly sent_at: string }

/** The texts and emails in the dev mailbox, a folder of the demo; the latest first. */
export const listSentTexts = (): readonly SentText[] => {
  const folder = path.join(dataDir(), 'dev-mailbox')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SentText)
      .sort((a, b) => (a.sent_at < b.sent_at ? 1 : -1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The latest text to a phone (`+61…`), queued or sent; empty when it is absent. */
export const findLatestText = async (phone: string): Promise<string> => {
  const [waiting] = await sql<{ text: string }>(
    'SELECT text FROM messages WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
    [phone],
  )
  // The body of a sent text is not stored.
  return waiting?.text || (listSentTexts().find(({ to }) => to === phone)?.text ?? '')
}

/** The code in the latest text to a phone (`+61…`), queued or sent. */
export const readTextedCode = async (phone: string): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => (code = lastDigits(await findLatestText(phone))), `the code texted to ${phone}`)
    .toBeDefined()
  return code ?? ''
}

export const formRequest = (fields: Readonly<Record<string, string>>, cookie = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie === '' ? {} : { cookie }) },
  body: new URLSearchParams(fields).toString(),
})

export const jsonRequest = (cookie: string, body: object) => ({
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** `name=value` of each cookie that an answer sets. */
export const readCookies = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
  ((headers['set-cookie'] ?? []) as readonly string[]).map((one) => one.split(';', 1)[0] ?? '')

/** Solves the bot check of a dealer's forms. */
export const solveBotCheck = async (slug: string): Promise<string> =>
  (await solveChallenge(
    JSON.parse((await requestSite(slug, '/api/bot-check')).body) as Extract<BotChallenge, { kind: 'work' }>,
  )) ?? ''

/**
 * Signs a phone in at a dealer without a browser, with the query of the sign-in's address. @returns the `cookie` header of
 * the session
 */
export const signInShopper = async (
  slug: string,
  phone: string,
  target: Readonly<Record<string, string>> = {},
): Promise<string> => {
  let codeAnswer = await requestSite(slug, '/api/sign-in', formRequest({ ...target, phone }))
  if (codeAnswer.headers.location?.includes('problem=proof'))
    codeAnswer = await requestSite(
      slug,
      '/api/sign-in',
      formRequest({ ...target, phone, bot_check: await solveBotCheck(slug) }),
    )
  const codeCookie = readCookies(codeAnswer.headers).find((one) => one.startsWith('forecourt-code=')) ?? ''
  const signInAnswer = await requestSite(
    slug,
    '/api/sign-in',
    formRequest({ ...target, code: await readTextedCode(phone) }, codeCookie),
  )
  const cookies = readCookies(signInAnswer.headers).filter((one) => /^forecourt-(?:shopper|signed-in)=./.test(one))
  if (cookies.length !== 2) throw new Error(`${phone} could not sign in: ${String(signInAnswer.headers['location'])}`)
  return cookies.join('; ')
}

/** Gives a browser a session. */
export const addCookies = async (context: BrowserContext, slug: string, cookie: string): Promise<void> => {
  const { hostname } = new URL(siteUrl(slug))
  await context.addCookies(
    cookie.split('; ').map((one) => {
      const at = one.indexOf('=')
      return { name: one.slice(0, at), value: one.slice(at + 1), domain: hostname, path: '/' }
    }),
  )
}
