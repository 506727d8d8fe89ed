import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { sql } from './arrange'
import { ask, site } from './fixtures'

/** A shopper's side of signing in: the code they were texted, and a session without the pages. */

const lastDigits = (text: string): string | undefined => /#(\d+)$/.exec(text.trim())?.[1]

type Kept = { readonly to: string; readonly text: string; readonly sent_at: string }

/** What the demo would have texted, once it was sent. */
const outbox = (): readonly Kept[] => {
  const folder = path.join(process.env['FORECOURT_E2E_DATA'] ?? '', 'outbox')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Kept)
      .sort((a, b) => (a.sent_at < b.sent_at ? 1 : -1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The code of the latest text to a phone (`+61…`): still waiting to be sent, or in the demo's outbox. */
export const textedCode = async (phone: string): Promise<string> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const [waiting] = await sql<{ text: string }>(
      'SELECT text FROM messages WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
      [phone],
    )
    const sent = outbox().find(({ to }) => to === phone)
    const code = lastDigits(waiting?.text ?? '') ?? lastDigits(sent?.text ?? '')
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No code was texted to ${phone}.`)
}

export const form = (fields: Readonly<Record<string, string>>, cookie = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie === '' ? {} : { cookie }) },
  body: new URLSearchParams(fields).toString(),
})

/** `name=value` of each cookie an answer sets. */
export const cookiesOf = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
  ((headers['set-cookie'] ?? []) as readonly string[]).map((one) => one.split(';', 1)[0] ?? '')

/** Signs a phone in at a dealer's, without a browser; answers the `cookie` header of the session. */
export const shopperCookie = async (slug: string, phone: string): Promise<string> => {
  const asked = await ask(slug, '/api/sign-in', form({ phone }))
  const bound = cookiesOf(asked.headers).find((one) => one.startsWith('forecourt-code=')) ?? ''
  const done = await ask(slug, '/api/sign-in', form({ code: await textedCode(phone) }, bound))
  const kept = cookiesOf(done.headers).filter((one) => /^forecourt-(?:shopper|signed-in)=./.test(one))
  if (kept.length !== 2) throw new Error(`${phone} could not sign in: ${String(done.headers['location'])}`)
  return kept.join('; ')
}

/** Gives a browser a session. */
export const wearCookie = async (context: BrowserContext, slug: string, cookie: string): Promise<void> => {
  const { hostname } = new URL(site(slug))
  await context.addCookies(
    cookie.split('; ').map((one) => {
      const at = one.indexOf('=')
      return { name: one.slice(0, at), value: one.slice(at + 1), domain: hostname, path: '/' }
    }),
  )
}
