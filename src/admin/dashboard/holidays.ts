import type { AttentionGroup } from '@/src/domain/panel/attention'
import { addDays, longDay } from '@/src/domain/locations/dates'
import { holidayNoticeDays, holidaysDue, missingWords, type DuePlace } from '@/src/domain/panel/holidays-due'
import { dayIn, daysAway } from '@/src/domain/panel/shown-window'
import type { SpecialHours } from '@/src/domain/tenancy/site'
import { idOf } from '@/collections/shared/roles'
import type { Location, SpecialHour } from '@/src/payload-types'
import { ask, type Scope } from './ask'
import { dealerOf, tenantIdOf } from './parts'

/** More than the locations of the largest dealer group. */
const mostPlaces = 400
const mostDays = 1000

const specialBy = (days: readonly SpecialHour[]): ReadonlyMap<string, SpecialHours[]> => {
  const found = new Map<string, SpecialHours[]>()
  for (const { date, department, status, locations } of days) {
    for (const one of locations) {
      const id = idOf(one) ?? ''
      found.set(id, [...(found.get(id) ?? []), { date, department, status }])
    }
  }
  return found
}

const placeOf = (place: Location, special: ReadonlyMap<string, SpecialHours[]>): DuePlace => ({
  id: place.id,
  name: place.name,
  state: place.address.state,
  location_type: place.location_type ?? '',
  special_hours: special.get(place.id) ?? [],
})

const byDealer = (places: readonly Location[]): readonly (readonly Location[])[] => {
  const found = new Map<string, Location[]>()
  for (const place of places) {
    const dealer = tenantIdOf(place)
    found.set(dealer, [...(found.get(dealer) ?? []), place])
  }
  return [...found.values()]
}

/** Public holidays of the next 30 days without special hours at some locations, by dealer (ADM-03). */
export const holidaysWithoutHours = async (scope: Scope): Promise<AttentionGroup> => {
  const today = dayIn('Australia/Sydney', scope.now)
  const [places, days] = await Promise.all([
    ask<Location>(scope, {
      collection: 'locations',
      where: [{ visible: { not_equals: false } }],
      select: { name: true, address: true, location_type: true, tenant: true },
      sort: 'name',
      limit: mostPlaces,
      counted: false,
      depth: 1,
    }),
    ask<SpecialHour>(scope, {
      collection: 'special-hours',
      where: [
        { date: { greater_than_equal: today } },
        { date: { less_than_equal: addDays(today, holidayNoticeDays) } },
      ],
      select: { date: true, department: true, status: true, locations: true },
      sort: 'date',
      limit: mostDays,
      counted: false,
    }),
  ])
  const special = specialBy(days.docs)
  const items = byDealer(places.docs).flatMap((own) => {
    const dealer = own[0] ? dealerOf(scope, own[0]) : {}
    return holidaysDue(
      own.map((place) => placeOf(place, special)),
      today,
    ).map((due) => ({
      key: `${due.date} ${dealer.dealer ?? ''}`,
      title: due.name,
      detail: `${longDay(due.date)}, ${daysAway(due.date, today)}: no hours ${missingWords(due)}`,
      href: '/admin/collections/special-hours#holidays',
      tone: due.date <= addDays(today, 7) ? ('now' as const) : ('soon' as const),
      ...dealer,
    }))
  })
  return { key: 'holidays', total: items.length, items, href: '/admin/collections/special-hours#holidays' }
}
