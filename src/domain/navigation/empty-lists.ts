import { isWindowOpen } from '@/src/domain/content/display-window'
import { fixedPart } from '@/src/domain/routes/site-routes'
import type { LinkTarget } from './link-target'
import type { SiteAddresses } from './site-addresses'

const toPath = (href: string): string => href.split(/[?#]/, 1)[0]?.replace(/\/+$/, '').toLowerCase() ?? ''

const earliest = (moments: readonly (string | undefined)[], now: Date): string | undefined =>
  moments
    .filter((one) => one !== undefined)
    .filter((one) => Date.parse(one) > now.getTime())
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]

/**
 * Finds out whether a link to a list of news or offers leads to any, with the moment at which that changes; undefined for
 * every other link. Shoppers see no link to an empty list (STF-06). Staff are not warned of it: the page exists, and the
 * link comes back with the first post or offer.
 */
export const findListTarget = (
  href: string,
  { pages }: Pick<SiteAddresses, 'pages'>,
  now: Date,
): LinkTarget | undefined => {
  const path = toPath(href)
  const listed = pages.filter(({ lists }) => lists.some((route) => fixedPart(route) === path))
  if (listed.length === 0) return undefined
  const published = listed.flatMap(({ documents }) => documents).filter(({ state }) => state === 'published')
  const next = earliest(
    published.flatMap(({ start, expiry }) => [start, expiry]),
    now,
  )
  const until = next === undefined ? {} : { until: next }
  return published.some((one) => isWindowOpen(one, now))
    ? { leads: true, ...until }
    : { leads: false, reason: 'closed', ...until }
}
