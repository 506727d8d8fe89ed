import { joinWithAnd } from '@/src/domain/text/format-text'
import { dayNames, formatNearDay } from '@/src/domain/time/days'
import type { ClosedDays } from './slots'

const formatDate = ({ date, name }: ClosedDays['dates'][number]): string =>
  name === undefined ? formatNearDay(date) : `${formatNearDay(date)} (${name})`

/**
 * Explains the days that a location's list of free times goes without (LEAD-02): “Voltara Fyshwick is closed on Sundays,
 * and on Friday 25 December (Christmas Day).” Undefined if it is open every day.
 */
export const formatClosedNote = (location: string, { weekdays, dates }: ClosedDays): string | undefined => {
  const weekly = joinWithAnd(weekdays.map((weekday) => `${dayNames[weekday] ?? ''}s`))
  const special = joinWithAnd(dates.map(formatDate))
  const parts = [weekly, special].filter((part) => part !== '').map((part) => `on ${part}`)
  return parts.length === 0 ? undefined : `${location} is closed ${parts.join(', and ')}.`
}
