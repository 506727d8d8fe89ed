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

/** Reasons why a scheduled change can't happen that are not about a field. */
export const scheduleRefusals = {
  noUser: 'The person who scheduled this no longer has an account. Schedule it again.',
  noAccess: 'The person who scheduled this may no longer publish it. Schedule it again.',
  noDocument: 'It was deleted.',
  serverFailure: 'Something went wrong on our side. Schedule it again.',
} as const

/** Says that the saved version can't be scheduled; the reasons follow it. */
export const formatScheduleRefusal = (change: ScheduledChange): string =>
  change === 'publish'
    ? 'Not scheduled. The saved version can’t be published yet. Correct this in the form, save it, then schedule it again:'
    : 'Not scheduled. It can’t be unpublished:'

/** A scheduled change that failed, or that will fail unless staff correct its document (ADM-03). */
type ScheduleNotice = {
  /** The document's kind, such as Page. */
  readonly kind: string
  readonly change: ScheduledChange
  readonly at: Moment
  readonly timezone: string
  readonly hasFailed: boolean
  readonly reason: string
}

/** “Title: Enter a title. This page wasn’t published on 28/11/2026, 9:00 am, Brisbane time.” */
export const formatScheduleNotice = ({ kind, change, at, timezone, hasFailed, reason }: ScheduleNotice): string => {
  const moment = `${formatTypedMoment(at, timezone)}, ${cityOf(timezone)} time`
  const done = change === 'publish' ? 'published' : 'unpublished'
  return `${reason} This ${kind.toLowerCase()} ${hasFailed ? 'wasn’t' : 'can’t be'} ${done} on ${moment}.`
}
