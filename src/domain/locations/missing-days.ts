import type { BulkHours } from './bulk-hours'
import type { LocationWithState } from './bulk-hours-draft'

/** Stored special hours, as the panel loads them. */
export type StoredSpecialDay = Omit<BulkHours, 'tenant' | 'days' | 'replace'> & {
  readonly date: string
  readonly name?: string | null
  readonly locations: readonly string[]
}

export type MissingDays = { readonly locationId: string; readonly entries: readonly StoredSpecialDay[] }

/**
 * Lists for each location the named days that most other locations of its state have and it has not, such as the
 * holidays that were set before the location was added (LOC-05). A day with any hours at the location is not missing.
 */
export const listMissingDays = (
  entries: readonly StoredSpecialDay[],
  locations: readonly LocationWithState[],
): readonly MissingDays[] =>
  locations.flatMap(({ id, address }) => {
    const others = locations.filter((one) => one.id !== id && one.address.state === address.state)
    const isUsual = (entry: StoredSpecialDay): boolean =>
      others.length > 0 && others.filter((one) => entry.locations.includes(one.id)).length * 2 > others.length
    const isSet = ({ date }: StoredSpecialDay): boolean =>
      entries.some((one) => one.date === date && one.locations.includes(id))
    const missing = entries.filter(
      (entry) => Boolean(entry.name) && entry.department === 'all' && isUsual(entry) && !isSet(entry),
    )
    return missing.length > 0 ? [{ locationId: id, entries: missing }] : []
  })

/** Converts missing days to requests: one for each kind of hours, because a request has one. */
export const toMissingRequests = (tenant: string, { locationId, entries }: MissingDays): readonly BulkHours[] =>
  entries.map(({ date, name, department, status, start_hour, end_hour }) => ({
    tenant,
    days: [{ date, name: name ?? '', locations: [locationId] }],
    department,
    status,
    ...(status === 'Open' && start_hour && end_hour ? { start_hour, end_hour } : {}),
  }))
