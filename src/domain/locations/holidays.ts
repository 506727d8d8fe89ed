import { addDays, type Day, toDay, weekdayOf } from '@/src/domain/time/days'
import { type State, states } from './states'
import { easterSunday } from './easter'
import { nthWeekday } from '@/src/domain/time/nth-weekday'

export type Holiday = { readonly date: Day; readonly name: string; readonly states: readonly State[] }

const MONDAY = 1
const TUESDAY = 2
const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day))
const nextMonday = (day: Day): Day => addDays(day, (8 - weekdayOf(day)) % 7 || 7)
const allStates = states

const formatAdditionalName = (name: string): string => `${name} (additional day)`

/** On a weekend, the following Monday is an additional holiday. */
const listNewYear = (year: number): readonly Holiday[] => {
  const date = toDay(year, 1, 1)
  const name = 'New Year’s Day'
  return [
    { date, name, states: allStates },
    ...(isWeekend(date) ? [{ date: nextMonday(date), name: formatAdditionalName(name), states: allStates }] : []),
  ]
}

/** On a weekend, it moves to the following Monday. */
const listAustraliaDay = (year: number): readonly Holiday[] => {
  const date = toDay(year, 1, 26)
  return [{ date: isWeekend(date) ? nextMonday(date) : date, name: 'Australia Day', states: allStates }]
}

const listEaster = (year: number): readonly Holiday[] => {
  const sunday = easterSunday(year)
  return [
    { date: addDays(sunday, -2), name: 'Good Friday', states: allStates },
    {
      date: addDays(sunday, -1),
      name: 'Easter Saturday',
      states: allStates.filter((one) => one !== 'TAS' && one !== 'WA'),
    },
    { date: sunday, name: 'Easter Sunday', states: allStates.filter((one) => one !== 'TAS') },
    { date: addDays(sunday, 1), name: 'Easter Monday', states: allStates },
  ]
}

/** States with a Monday holiday after an Anzac Day on a weekend. New South Wales proclaimed it for 2026 and 2027. */
const listAnzacMondayStates = (year: number, weekday: number): readonly State[] => {
  const proclaimedStates: readonly State[] = year === 2026 || year === 2027 ? ['NSW'] : []
  if (weekday === 6) return ['ACT', 'WA', ...proclaimedStates]
  return weekday === 0 ? ['ACT', 'NT', 'QLD', 'SA', 'WA', ...proclaimedStates] : []
}

const listAnzacDay = (year: number): readonly Holiday[] => {
  const date = toDay(year, 4, 25)
  const monday = listAnzacMondayStates(year, weekdayOf(date))
  const extra = { date: nextMonday(date), name: formatAdditionalName('Anzac Day'), states: monday }
  return [{ date, name: 'Anzac Day', states: allStates }, ...(monday.length > 0 ? [extra] : [])]
}

/** Each day on a weekend adds a weekday after it; both on a weekend add Monday and Tuesday. */
const listChristmas = (year: number): readonly Holiday[] => {
  const [first, second] = [toDay(year, 12, 25), toDay(year, 12, 26)]
  const [name, next] = ['Christmas Day', 'Boxing Day']
  const extra: Readonly<Record<number, readonly Holiday[]>> = {
    5: [{ date: addDays(first, 3), name: formatAdditionalName(next), states: allStates }],
    6: [
      { date: addDays(first, 2), name: formatAdditionalName(name), states: allStates },
      { date: addDays(first, 3), name: formatAdditionalName(next), states: allStates },
    ],
    0: [{ date: addDays(first, 2), name: formatAdditionalName(name), states: allStates }],
  }
  return [
    { date: first, name, states: allStates },
    { date: second, name: next, states: allStates },
    ...(extra[weekdayOf(first)] ?? []),
  ]
}

/** Holidays of single states, each on a certain weekday. */
const listStateHolidays = (year: number): readonly Holiday[] => [
  { date: nthWeekday(year, 3, MONDAY, 1), name: 'Labour Day', states: ['WA'] },
  { date: nthWeekday(year, 3, MONDAY, 2), name: 'Labour Day', states: ['VIC'] },
  { date: nthWeekday(year, 3, MONDAY, 2), name: 'Eight Hours Day', states: ['TAS'] },
  { date: nthWeekday(year, 3, MONDAY, 2), name: 'Adelaide Cup Day', states: ['SA'] },
  { date: nthWeekday(year, 3, MONDAY, 2), name: 'Canberra Day', states: ['ACT'] },
  { date: nthWeekday(year, 5, MONDAY, 1), name: 'Labour Day', states: ['QLD'] },
  { date: nthWeekday(year, 5, MONDAY, 1), name: 'May Day', states: ['NT'] },
  { date: nextMonday(toDay(year, 5, 26)), name: 'Reconciliation Day', states: ['ACT'] },
  { date: nthWeekday(year, 6, MONDAY, 1), name: 'Western Australia Day', states: ['WA'] },
  { date: nthWeekday(year, 6, MONDAY, 2), name: 'King’s Birthday', states: ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'] },
  { date: nthWeekday(year, 8, MONDAY, 1), name: 'Picnic Day', states: ['NT'] },
  { date: nthWeekday(year, 9, MONDAY, -1), name: 'King’s Birthday', states: ['WA'] },
  { date: nthWeekday(year, 10, MONDAY, 1), name: 'King’s Birthday', states: ['QLD'] },
  { date: nthWeekday(year, 10, MONDAY, 1), name: 'Labour Day', states: ['ACT', 'NSW', 'SA'] },
  { date: nthWeekday(year, 11, TUESDAY, 1), name: 'Melbourne Cup Day', states: ['VIC'] },
]

/**
 * Lists the public holidays of a year by the holidays acts of the states, by date. They are suggestions (LOC-05):
 * holidays proclaimed for a single year or town (show days, grand finals) and part-day holidays are missing.
 */
export const listPublicHolidays = (year: number): readonly Holiday[] =>
  [
    ...listNewYear(year),
    ...listAustraliaDay(year),
    ...listStateHolidays(year),
    ...listEaster(year),
    ...listAnzacDay(year),
    ...listChristmas(year),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** Lists the holidays of the twelve months from a day. */
export const listComingHolidays = (today: Day): readonly Holiday[] => {
  const year = Number(today.slice(0, 4))
  const end = `${year + 1}${today.slice(4)}`
  return [...listPublicHolidays(year), ...listPublicHolidays(year + 1)].filter(
    ({ date }) => date >= today && date < end,
  )
}
