import type { Department } from './opening-hours'
import type { BulkChoice, BulkConflict, BulkHours } from './bulk-hours'
import type { Holiday } from './holidays'
import { specialTimesProblem } from './special-hours-problems'
import { isClockTime } from '@/src/domain/time/clock-times'

/** The selection made so far (LOC-05). `customDay` is a day that is not a public holiday. */
export type BulkDraft = {
  readonly holidays: ReadonlySet<string>
  readonly locationIds: ReadonlySet<string>
  readonly customDay: { readonly date: string; readonly name: string }
  readonly department: Department
  readonly status: 'Open' | 'Closed'
  readonly start_hour: string
  readonly end_hour: string
}

export const emptyBulkDraft: BulkDraft = {
  holidays: new Set(),
  locationIds: new Set(),
  customDay: { date: '', name: '' },
  department: 'all',
  status: 'Closed',
  start_hour: '09:00',
  end_hour: '13:00',
}

/** Identifies a holiday: two may fall on one day in different states. */
export const toHolidayKey = ({ date, name }: Pick<Holiday, 'date' | 'name'>): string => `${date} ${name}`

/** Returns a set with a value added, or removed if it was there. */
export const toggle = (set: ReadonlySet<string>, one: string): ReadonlySet<string> => {
  const next = new Set(set)
  if (!next.delete(one)) next.add(one)
  return next
}

export type LocationWithState = { readonly id: string; readonly address: { readonly state: string } }

/**
 * Lists the days a draft would create: each holiday for the chosen locations in its states. A holiday that several
 * states have is one day.
 */
export const listDraftDays = (
  draft: BulkDraft,
  holidays: readonly Holiday[],
  locations: readonly LocationWithState[],
): BulkHours['days'] => {
  const chosenLocations = locations.filter(({ id }) => draft.locationIds.has(id))
  // A text that is no day is sent too, so that it is refused instead of left out.
  const customDays =
    draft.customDay.date !== '' ? [{ ...draft.customDay, locations: chosenLocations.map(({ id }) => id) }] : []
  const holidayDays = holidays
    .filter((one) => draft.holidays.has(toHolidayKey(one)))
    .map(({ date, name, states }) => ({
      date,
      name,
      locations: chosenLocations
        .filter(({ address }) => states.some((one) => one === address.state))
        .map(({ id }) => id),
    }))
  return [...holidayDays, ...customDays].filter(({ locations }) => locations.length > 0)
}

/** Lists the holidays that apply to at least one of these locations. */
export const filterHolidays = (
  holidays: readonly Holiday[],
  locations: readonly LocationWithState[],
): readonly Holiday[] =>
  holidays.filter(({ states }) => locations.some(({ address }) => states.some((one) => one === address.state)))

/** Converts a draft to the request. */
export const toBulkHours = (tenant: string, draft: BulkDraft, days: BulkHours['days']): BulkHours => {
  const { department, status, start_hour, end_hour } = draft
  return { tenant, days, department, status, ...(status === 'Open' ? { start_hour, end_hour } : {}) }
}

/** The problem of times that are both complete, such as closing before opening; times that are missing are no problem yet. */
export const findDraftTimesProblem = (draft: BulkDraft): string | undefined =>
  isClockTime(draft.start_hour) && isClockTime(draft.end_hour) ? specialTimesProblem(draft) : undefined

/** Identifies a conflict, and the choice that staff made for it. */
export const toChoiceKey = ({ date, location }: BulkChoice): string => `${date} ${location}`

/**
 * Returns the request with the choices for its conflicts: chosen days replace the stored hours of their location, and at
 * the other locations of the conflicts the stored hours are kept.
 */
export const resolveConflicts = (
  bulk: BulkHours,
  conflicts: readonly BulkConflict[],
  replaced: ReadonlySet<string>,
): BulkHours => {
  const isLeftOut = (choice: BulkChoice): boolean =>
    conflicts.some((one) => toChoiceKey(one) === toChoiceKey(choice)) && !replaced.has(toChoiceKey(choice))
  return {
    ...bulk,
    days: bulk.days
      .map((day) => ({
        ...day,
        locations: day.locations.filter((location) => !isLeftOut({ date: day.date, location })),
      }))
      .filter(({ locations }) => locations.length > 0),
    replace: conflicts
      .filter((one) => replaced.has(toChoiceKey(one)))
      .map(({ date, location }) => ({ date, location })),
  }
}
