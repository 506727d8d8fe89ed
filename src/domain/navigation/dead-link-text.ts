import { formatTypedMoment } from '@/src/domain/time/typed-dates'
import type { DeadLinkReason } from './link-target'

const reasonTexts: Readonly<Record<DeadLinkReason, string>> = {
  malformed: 'This is not an address',
  unknown: 'There is no page at this address',
  unpublished: 'This page is not published',
  deleted: 'This page is in the trash',
  'not-current': 'This page is over, or has not started',
  closed: 'This page is switched off or empty',
}

/** Formats why a link leads nowhere, as staff read it: `This page is not published` (STF-06). */
export const formatDeadLink = (reason: DeadLinkReason): string => reasonTexts[reason]

/** Formats the warning below a link's field. */
export const formatLinkWarning = (reason: DeadLinkReason): string =>
  `${formatDeadLink(reason)}, so shoppers do not see this link.`

/** Formats the warning below the target of a redirect, which shoppers are led to all the same. */
export const formatRedirectWarning = (reason: DeadLinkReason): string =>
  `${formatDeadLink(reason)}. Shoppers would be led to “We couldn’t find that page”.`

/** Formats when a page that is scheduled comes: `This page goes live on 29/11/2026, 9:00 am` (STF-06). */
export const formatComingPage = (publishAt: string, timezone: string): string =>
  `This page goes live on ${formatTypedMoment(publishAt, timezone)}`

/** Formats the note below a link's field whose page is scheduled. */
export const formatComingLink = (publishAt: string, timezone: string): string =>
  `${formatComingPage(publishAt, timezone)}. Shoppers see this link from then on.`

/** The targets of an entry of a menu: its own link, the links that are added automatically, and its sub-entries. */
type EntryLinks = { readonly href: string; readonly automatic: string; readonly childCount: number }

/**
 * Says that an entry of a menu is missing on the site, because it neither leads anywhere nor opens links (STF-07).
 * `mayLink` is false for a group, which only has links below it.
 */
export const formatMissingLink = (
  { href, automatic, childCount }: EntryLinks,
  mayLink: boolean,
): string | undefined => {
  if (href !== '' || automatic !== '' || childCount > 0) return undefined
  return `${mayLink ? 'No link' : 'No links'}, so it isn’t on the site`
}
