import { readFileSync } from 'node:fs'
import { request as http, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'

/** The site under test: address, accounts, database, and plain HTTP requests. */

const readSetupVariable = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: the global setup did not run.`)
  return value
}

/** The site's data folder, which exists during the run. */
export const dataDir = (): string => readSetupVariable('FORECOURT_E2E_DATA')
/** The file with the site's output. */
export const siteLogFile = (): string => path.join(dataDir(), 'site.log')
export const chromiumFile = (): string => readSetupVariable('FORECOURT_CHROMIUM')

const port = (): number => Number(readSetupVariable('FORECOURT_E2E_PORT'))

/** The base address of a tenant's site, or of the platform. Chromium resolves `*.localhost` by itself. */
export const siteUrl = (slug?: string): string => `http://${slug ? `${slug}.` : ''}localhost:${port()}`

export type Login = {
  readonly email: string
  readonly password: string
  readonly role: string
  readonly tenant?: string
}

/** The logins of the demo. */
export const readLogins = (): readonly Login[] =>
  JSON.parse(readFileSync(path.join(dataDir(), 'logins.json'), 'utf8')) as Login[]

/** The address of the tested site's database. */
export const databaseUrl = (): string => {
  const state = JSON.parse(readFileSync(path.join(dataDir(), 'postgres.json'), 'utf8')) as {
    readonly port: number
    readonly password: string
  }
  return `postgres://postgres:${state.password}@127.0.0.1:${state.port}/forecourt`
}

export type SiteAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type SiteRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** The running test's sender address, by which the site limits requests. A process runs one test at a time. */
let sender = '127.0.0.1'
export const setSender = (address: string): void => {
  sender = address
}
export const senderHeader = (): { readonly 'x-forwarded-for': string } => ({ 'x-forwarded-for': sender })

/**
 * Sends one request to a server on this machine without following redirects. It goes to 127.0.0.1 with the site's Host
 * header, since Node does not resolve `*.localhost`.
 */
export const requestAt = (at: number, slug: string | undefined, target: string, options: SiteRequest = {}) =>
  new Promise<SiteAnswer>((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options
    const host = `${slug ? `${slug}.` : ''}localhost:${at}`
    const clientRequest = http(
      { host: '127.0.0.1', port: at, path: target, method, headers: { ...senderHeader(), ...headers, host } },
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
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })

/** Sends one request to the site under test. */
export const requestSite = (slug: string | undefined, target: string, options?: SiteRequest) =>
  requestAt(port(), slug, target, options)
