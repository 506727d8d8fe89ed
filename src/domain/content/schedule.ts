import { cityOf, type Moment } from '@/src/domain/time/zones'
import { formatTypedMoment } from '@/src/domain/time/typed-dates'

/** A change of a document's state at a moment (CNT-01). */
export type ScheduledChange = 'publish' | 'unpublish'

export const isScheduledChange = (value: unknown): value is ScheduledChange =>
  value === 'publish' || value === 'unpublish'

/**
 * The change that the form offers first: publishing, if something is not published yet. For a page that is published as
 * it is, staff choose themselves, because the only change left takes it off the site.
 */
export const defaultChange = (hasUnpublished: boolean): ScheduledChange | undefined =>
  hasUnpublished ? 'publish' : undefined

/** Returns why nothing can be scheduled for a moment; undefined if it can. */
export const scheduleProblem = (moment: unknown, now: number): string | undefined => {
  const time = moment instanceof Date ? moment.getTime() : typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  if (Number.isNaN(time)) return 'Enter a date and time, as dd/mm/yyyy, 9:00 am.'
  return time <= now ? 'This time is in the past. Enter a later one.' : undefined
}

/** “Publish on 28/11/2026, 9:00 am, Brisbane time”. */
export const formatScheduled = (change: ScheduledChange, moment: Moment, timezone: string): string =>
  `${change === 'publish' ? 'Publish' : 'Unpublish'} on ${formatTypedMoment(moment, timezone)}, ${cityOf(timezone)} time`
