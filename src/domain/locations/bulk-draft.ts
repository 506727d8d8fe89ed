import type { Department } from '@/src/domain/tenancy/site'
import type { BulkHours } from './bulk'
import { isDay } from './dates'
import type { Holiday } from './holidays'

/** What staff have ticked so far (LOC-05). `own` is a day that is no public holiday. */
export type BulkDraft = {
  readonly holidays: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly own: { readonly date: string; readonly name: string }
  readonly department: Department
  readonly status: 'Open' | 'Closed'
  readonly start_hour: string
  readonly end_hour: string
}

export const emptyDraft: BulkDraft = {
  holidays: new Set(),
  places: new Set(),
  own: { date: '', name: '' },
  department: 'all',
  status: 'Closed',
  start_hour: '09:00',
  end_hour: '13:00',
}

/** What tells a holiday from another: two may fall on one day in different states. */
export const holidayKey = ({ date, name }: Pick<Holiday, 'date' | 'name'>): string => `${date} ${name}`

/** A set with one thing put in, or taken out where it was there. */
export const toggled = (set: ReadonlySet<string>, one: string): ReadonlySet<string> => {
  const next = new Set(set)
  if (!next.delete(one)) next.add(one)
  return next
}

type Place = { readonly id: string; readonly address: { readonly state: string } }

/**
 * The days a draft would make: each holiday for those of the chosen locations whose state keeps it. Holidays of one day
 * and name in several states are one.
 */
export const draftedDays = (
  draft: BulkDraft,
  holidays: readonly Holiday[],
  places: readonly Place[],
): BulkHours['days'] => {
  const chosen = places.filter(({ id }) => draft.places.has(id))
  const own = isDay(draft.own.date) ? [{ ...draft.own, locations: chosen.map(({ id }) => id) }] : []
  const ofHolidays = holidays
    .filter((one) => draft.holidays.has(holidayKey(one)))
    .map(({ date, name, states }) => ({
      date,
      name,
      locations: chosen.filter(({ address }) => states.some((one) => one === address.state)).map(({ id }) => id),
    }))
  return [...ofHolidays, ...own].filter(({ locations }) => locations.length > 0)
}

/** The holidays that at least one of these locations keeps. */
export const holidaysFor = (holidays: readonly Holiday[], places: readonly Place[]): readonly Holiday[] =>
  holidays.filter(({ states }) => places.some(({ address }) => states.some((one) => one === address.state)))

/** A draft as it is sent. */
export const bulkOf = (tenant: string, draft: BulkDraft, days: BulkHours['days']): BulkHours => {
  const { department, status, start_hour, end_hour } = draft
  return { tenant, days, department, status, ...(status === 'Open' ? { start_hour, end_hour } : {}) }
}
