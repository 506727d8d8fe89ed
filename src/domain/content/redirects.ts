import { isBuiltRoute } from './slug'

/** A redirect from an address of the site without its own page, to a path or another site (CNT-04). */
export type Redirect = { readonly from: string; readonly to: string; readonly permanent: boolean }

export type RedirectProblem = { readonly field: 'from' | 'to'; readonly message: string }

const most = 500
const controls = /[\p{Cc}\s\\]/u

/** Normalises an address for comparison: lower case, without trailing slash, query and anchor. */
export const redirectPath = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

const isSecure = (address: string): boolean => {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return username === '' && password === '' && hostname.includes('.')
}

/** Returns the problem of a redirect's source, as staff read it. */
export const fromProblem = (from: string): string | undefined => {
  if (!isOwnPath(from) || controls.test(from) || /[?#]/.test(from) || from.length > most)
    return 'A path of this site, such as /old-page.'
  const path = redirectPath(from)
  return isBuiltRoute(path.slice(1)) ? 'The site itself has a page there; it is never redirected.' : undefined
}

/** Returns the problem of a redirect's target, as staff read it. */
export const toProblem = (to: string): string | undefined =>
  controls.test(to) || to.length > most || !(isOwnPath(to) || isSecure(to))
    ? 'A path of this site, such as /new-page, or a full https address.'
    : undefined

/** Reports whether following redirects from `from` returns to an address already visited. */
const goesInCircles = (from: string, to: string, others: readonly Redirect[]): boolean => {
  const next = new Map(others.map((one) => [redirectPath(one.from), one.to]))
  next.set(redirectPath(from), to)
  const seen = new Set<string>()
  let at: string | undefined = redirectPath(from)
  while (at !== undefined && !seen.has(at)) {
    seen.add(at)
    const target = next.get(at)
    at = target !== undefined && isOwnPath(target) ? redirectPath(target) : undefined
  }
  return at !== undefined
}

/** Returns the first problem of a redirect among the tenant's others, with its field. */
export const redirectProblem = (
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  others: readonly Redirect[],
): RedirectProblem | undefined => {
  const wrongFrom = fromProblem(from)
  if (wrongFrom) return { field: 'from', message: wrongFrom }
  const wrongTo = toProblem(to)
  if (wrongTo) return { field: 'to', message: wrongTo }
  return goesInCircles(from, to, others)
    ? { field: 'to', message: 'This would lead round in a circle, together with the redirects there are.' }
    : undefined
}

/** Finds the redirect for an address without a page. */
export const redirectOf = (path: string, all: readonly Redirect[]): Redirect | undefined => {
  const asked = redirectPath(path)
  return all.find((one) => redirectPath(one.from) === asked)
}
