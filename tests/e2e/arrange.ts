import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { inRoot } from '../../scripts/lib/paths.mjs'
import type { Page } from '@playwright/test'
import { sql } from './database'
import { requestSite, expect, readLogins, siteUrl, type Login } from './fixtures'
import { openPanelPage, waitForPanelHydration } from './go-to-panel'
import { createSessionToken } from './sessions'

export { sql } from './database'

/** Setup and lookups that bypass the site's pages: seeded folders, the database, raw sockets and sessions. */

export type DemoTenant = {
  readonly slug: string
  readonly name: string
  readonly licence?: string
  readonly accent: string
}

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

/** The tenants of the demo, read from their folders. */
export const listDemoTenants = (): readonly DemoTenant[] =>
  readdirSync(inRoot('tenants'), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !['switches', 'mappings'].includes(one.name))
    .map(({ name: slug }) => {
      const tenant = readJson(path.join(inRoot('tenants'), slug, 'tenant.json'))
      const theme = readJson(path.join(inRoot('tenants'), slug, 'theme.json'))
      const licence = typeof tenant['licence'] === 'string' ? { licence: tenant['licence'] } : {}
      return { slug, name: String(tenant['name']), accent: String(theme['accent']), ...licence }
    })

/** Finds the slug of a tenant's oldest vehicle that matches `where`, a condition on `v`. Throws when it is not found. */
export const findVehicleSlug = async (tenant: string, where: string): Promise<string> => {
  const [row] = await sql<{ slug: string }>(
    `SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND (${where}) ORDER BY v.created_at, v.id LIMIT 1`,
    [tenant],
  )
  if (!row) throw new Error(`No vehicle of ${tenant} matches: ${where}`)
  return row.slug
}

/** Escapes text as React does in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;')

/** Removes scripts and React's comments from HTML, which leaves what a reader without script gets. */
export const visibleHtml = (body: string): string =>
  body.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll('<!-- -->', '')

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string }

/** Sends a request exactly as written; an HTTP client would normalize its target. */
export const requestRaw = (host: string, target: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(siteUrl()).port), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer for ${target.slice(0, 80)}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server may answer and close the connection while a long request is still being sent.
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)))
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const [head = '', ...rest] = text.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') })
    })
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  })

export const hostOf = (slug?: string): string => new URL(siteUrl(slug)).host

type SearchKeyAnswer = { readonly appId: string; readonly apiKey: string; readonly path: string }

/** Requests a shopper's search key from a tenant's site. */
export const requestSearchKey = async (slug: string): Promise<string> =>
  (JSON.parse((await requestSite(slug, '/api/search/key')).body) as SearchKeyAnswer).apiKey

/** Sends a request to the panel's REST; without a session when `token` is null. */
export const requestRest = async (method: string, target: string, token: string | null, body?: unknown) => {
  const { status, body: text } = await requestSite(undefined, `/api${target}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `JWT ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status, body: JSON.parse(text) as Record<string, unknown> }
}

/** Uploads a file with its fields, as the panel does. */
export const uploadRest = async (target: string, token: string, file: File, fields: object) => {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify(fields))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return requestSite(undefined, `/api${target}`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  })
}

/** Creates a session for an existing account and returns its token. */
export const createToken = ({ email }: { readonly email: string }): Promise<string> => createSessionToken(email)

/** The login of a demo dealer's administrator; without a dealer, the platform's. */
export const findLogin = (tenant?: string): Login => {
  const login = readLogins().find((one) => one.tenant === tenant)
  if (!login) throw new Error(`The demo has no account for ${tenant ?? 'the platform'}.`)
  return login
}

/** Gives the browser a panel session of this member of staff. */
export const addPanelSession = async (page: Page, { email }: Pick<Login, 'email'>): Promise<void> => {
  const { hostname } = new URL(siteUrl())
  await page.context().addCookies([
    {
      name: 'forecourt-token',
      value: await createSessionToken(email),
      domain: hostname,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
}

/** Signs in at the panel's form with a password, and waits for the landing page. */
export const signInByForm = async (
  page: Page,
  { email, password }: Pick<Login, 'email' | 'password'>,
): Promise<void> => {
  await openPanelPage(page)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  const responsePromise = page.waitForResponse((answer) => answer.url().endsWith('/api/users/login') && answer.ok())
  // The form opens the panel as a new document; until it has loaded, the old one would be looked at.
  const loadedPromise = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await responsePromise
  await loadedPromise
  await expect(page).toHaveURL(/\/admin\/?$/)
  await waitForPanelHydration(page)
}
