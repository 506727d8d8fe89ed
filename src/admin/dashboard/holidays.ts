import type { AttentionGroup } from '@/src/domain/panel/attention'
import { addDays, formatLongDay } from '@/src/domain/time/days'
import {
  HOLIDAY_NOTICE_DAYS,
  listHolidaysDue,
  missingText,
  type HolidayLocation,
} from '@/src/domain/panel/holidays-due'
import { localDayOf, formatDaysAway } from '@/src/domain/panel/promo-window'
import type { SpecialHours } from '@/src/domain/locations/opening-hours'
import { idOf } from '@/src/domain/content/id-of'
import type { Location, SpecialHour } from '@/src/payload-types'
import { findDocuments, type Scope } from './find-documents'
import { dealerName, tenantIdOf } from './scope-helpers'

/** More than the locations of the largest dealer group. */
const MAX_LOCATIONS = 400
const MAX_DAYS = 1000

const groupByLocation = (days: readonly SpecialHour[]): ReadonlyMap<string, SpecialHours[]> => {
  const found = new Map<string, SpecialHours[]>()
  for (const { date, department, status, locations } of days) {
    for (const one of locations) {
      const id = idOf(one) ?? ''
      found.set(id, [...(found.get(id) ?? []), { date, department, status }])
    }
  }
  return found
}

const toDueLocation = (location: Location, special: ReadonlyMap<string, SpecialHours[]>): HolidayLocation => ({
  id: location.id,
  name: location.name,
  state: location.address.state,
  location_type: location.location_type ?? '',
  special_hours: special.get(location.id) ?? [],
})

const groupByDealer = (dealerLocations: readonly Location[]): readonly (readonly Location[])[] => {
  const found = new Map<string, Location[]>()
  for (const location of dealerLocations) {
    const dealer = tenantIdOf(location)
    found.set(dealer, [...(found.get(dealer) ?? []), location])
  }
  return [...found.values()]
}

/** Public holidays of the next 30 days without special hours at some locations, by dealer (ADM-03). */
export const findHolidaysWithoutHours = async (scope: Scope): Promise<AttentionGroup> => {
  const today = localDayOf(scope.timeZone, scope.now)
  const [dealerLocations, days] = await Promise.all([
    findDocuments<Location>(scope, {
      collection: 'locations',
      where: [{ visible: { not_equals: false } }],
      select: { name: true, address: true, location_type: true, tenant: true },
      sort: 'name',
      limit: MAX_LOCATIONS,
      counted: false,
      depth: 1,
    }),
    findDocuments<SpecialHour>(scope, {
      collection: 'special-hours',
      where: [
        { date: { greater_than_equal: today } },
        { date: { less_than_equal: addDays(today, HOLIDAY_NOTICE_DAYS) } },
      ],
      select: { date: true, department: true, status: true, locations: true },
      sort: 'date',
      limit: MAX_DAYS,
      counted: false,
    }),
  ])
  const special = groupByLocation(days.docs)
  const items = groupByDealer(dealerLocations.docs).flatMap((own) => {
    const dealer = own[0] ? dealerName(scope, own[0]) : {}
    return listHolidaysDue(
      own.map((location) => toDueLocation(location, special)),
      today,
    ).map((due) => ({
      key: `${due.date} ${own[0] ? tenantIdOf(own[0]) : ''}`,
      title: due.name,
      detail: `${formatLongDay(due.date)}, ${formatDaysAway(due.date, today)}: no hours ${missingText(due)}`,
      href: '/admin/collections/special-hours#holidays',
      tone: due.date <= addDays(today, 7) ? ('now' as const) : ('soon' as const),
      ...dealer,
    }))
  })
  return { key: 'holidays', total: items.length, items, href: '/admin/collections/special-hours#holidays' }
}
