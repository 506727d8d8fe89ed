import { isReservedRoute } from '../routes/reserved'

/** A redirect from an address of the site without its own page, to a path or another site (CNT-04). */
export type Redirect = { readonly from: string; readonly to: string; readonly permanent: boolean }

export type RedirectProblem = { readonly field: 'from' | 'to'; readonly message: string }

const MAX_ADDRESS_CHARS = 500
const CONTROL_CHARS_PATTERN = /[\p{Cc}\s\\]/u

const decode = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decode(decoded)
  } catch {
    return path
  }
}

/**
 * Normalizes an address for comparison: decoded, with dots resolved as browsers do, in lower case, without repeated and
 * trailing slashes, query and anchor.
 */
export const toRedirectPath = (address: string): string => {
  const [written = ''] = address.split(/[?#]/, 1)
  const path = written.startsWith('/') ? decode(new URL(`https://site.example${written}`).pathname) : written
  return (
    path
      .toLowerCase()
      .replace(/\/+/g, '/')
      .replace(/(?<=.)\/$/, '') || '/'
  )
}

const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

const isSecureUrl = (address: string): boolean => {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return username === '' && password === '' && hostname.includes('.')
}

/** Returns the problem of a redirect's source, as staff read it. */
export const fromProblem = (from: string): string | undefined => {
  if (!isOwnPath(from) || CONTROL_CHARS_PATTERN.test(from) || /[?#]/.test(from) || from.length > MAX_ADDRESS_CHARS)
    return 'Enter an address on this site without the domain, such as /old-page.'
  const path = toRedirectPath(from)
  return isReservedRoute(path.slice(1))
    ? 'The site already has a page at this address, so it can’t be redirected. Enter another address.'
    : undefined
}

/** Returns the problem of a redirect's target, as staff read it. */
export const toProblem = (to: string): string | undefined =>
  CONTROL_CHARS_PATTERN.test(to) || to.length > MAX_ADDRESS_CHARS || !(isOwnPath(to) || isSecureUrl(to))
    ? 'Enter an address on this site, such as /new-page, or a full https address.'
    : undefined

/** The path of a target on this site; undefined for another site. */
const findOwnPath = (target: string, ownHosts: readonly string[]): string | undefined => {
  if (isOwnPath(target)) return toRedirectPath(target)
  const { hostname, pathname } = new URL(target)
  return ownHosts.includes(hostname.replace(/\.$/, '')) ? toRedirectPath(pathname) : undefined
}

/** Reports whether following redirects from `from` returns to an address already visited. */
const createsLoop = (
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  others: readonly Redirect[],
  ownHosts: readonly string[],
): boolean => {
  const next = new Map(others.map((one) => [toRedirectPath(one.from), one.to]))
  next.set(toRedirectPath(from), to)
  const visited = new Set<string>()
  let at: string | undefined = toRedirectPath(from)
  while (at !== undefined && !visited.has(at)) {
    visited.add(at)
    const target = next.get(at)
    at = target === undefined ? undefined : findOwnPath(target, ownHosts)
  }
  return at !== undefined
}

/** Returns the first problem of a redirect among the tenant's others, with its field. `ownHosts` show this site. */
export const redirectProblem = (
  redirect: Pick<Redirect, 'from' | 'to'>,
  others: readonly Redirect[],
  ownHosts: readonly string[] = [],
): RedirectProblem | undefined => {
  const { from, to } = redirect
  const problemOfFrom = fromProblem(from)
  if (problemOfFrom) return { field: 'from', message: problemOfFrom }
  const problemOfTo = toProblem(to)
  if (problemOfTo) return { field: 'to', message: problemOfTo }
  return createsLoop(redirect, others, ownHosts)
    ? { field: 'to', message: 'This redirect would create a loop with your other redirects. Enter another address.' }
    : undefined
}

/** Made once for all addresses that are looked up in a list: a dealer may have thousands of redirects and links. */
const redirectsByPath = new WeakMap<readonly Redirect[], ReadonlyMap<string, Redirect>>()

const groupByPath = (all: readonly Redirect[]): ReadonlyMap<string, Redirect> => {
  const stored = redirectsByPath.get(all)
  if (stored) return stored
  // Of two with the same path the first counts.
  const byPath = new Map(all.toReversed().map((one) => [toRedirectPath(one.from), one]))
  redirectsByPath.set(all, byPath)
  return byPath
}

/** Finds the redirect for an address without a page. */
export const findRedirect = (path: string, all: readonly Redirect[]): Redirect | undefined =>
  groupByPath(all).get(toRedirectPath(path))
