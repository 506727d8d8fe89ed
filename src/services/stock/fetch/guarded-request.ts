import { lookup as systemLookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { findFetchProblem, privateHostMessage } from '@/src/domain/net/fetch-address'
import { isPublicAddress } from '@/src/domain/net/public-address'

/** Prevents SSRF: resolves the host of an address from user input, checks its IP addresses, and connects to those. */

export type AddressGuard = {
  /** Returns whether an IP address may be reached: only public ones, unless a test overrides it. */
  readonly allows: (ip: string) => boolean
  readonly resolve: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
}

export const publicOnly: AddressGuard = {
  allows: isPublicAddress,
  resolve: (host) => systemLookup(host, { all: true, verbatim: true }),
}

/** A failed download, with a message for staff. */
export class FetchError extends Error {}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/gu, '')

const resolveChecked = async (
  host: string,
  guard: AddressGuard,
): Promise<{ readonly address: string; readonly family: number }> => {
  const literal = isIP(host)
  const addresses =
    literal > 0
      ? [{ address: host, family: literal }]
      : await guard.resolve(host).catch(() => {
          throw new FetchError(`The host ${host} couldn’t be found.`)
        })
  const [first] = addresses
  // DNS rebinding mixes a private address among public ones.
  if (first === undefined || !addresses.every(({ address }) => guard.allows(address))) {
    throw new FetchError(privateHostMessage(host))
  }
  return first
}

/** Connects to the address that was checked, even if the name resolves to another by now. */
const createPinnedLookup =
  ({ address, family }: { readonly address: string; readonly family: number }): LookupFunction =>
  (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }

export type GuardedRequest = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly guard: AddressGuard
  readonly signal: AbortSignal
  /** Longest time without data, in milliseconds. */
  readonly idleMs: number
  readonly method?: 'GET' | 'POST'
  readonly body?: string
}

/** Returns the response with its body unread. Throws `FetchError` and network errors. */
export const guardedRequest = async ({
  url,
  headers,
  guard,
  signal,
  idleMs,
  method = 'GET',
  body,
}: GuardedRequest): Promise<http.IncomingMessage> => {
  const problem = findFetchProblem(url.href, guard.allows)
  if (problem !== undefined) throw new FetchError(problem)
  const lookup = createPinnedLookup(await resolveChecked(hostOf(url), guard))
  const send = url.protocol === 'https:' ? https.request : http.request
  return new Promise((resolve, reject) => {
    const request = send(url, { method, agent: false, lookup, signal, headers, maxHeaderSize: 32_768 }, resolve)
    request.setTimeout(idleMs, () => request.destroy(new FetchError(`The server sent nothing for ${idleMs / 1000} s.`)))
    request.on('error', reject)
    request.end(body)
  })
}
