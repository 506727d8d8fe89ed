import type { Day } from '@/src/domain/time/days'
import { formatPhone, telHref } from '@/src/domain/phone'
import { listHoursLines } from '@/src/domain/locations/hours'
import { formatAddress, directionsHref } from '@/src/domain/locations/location-display'
import { listNearSpecialHours } from '@/src/domain/locations/special-hours'
import { type HolidayLine, listNearHolidayLines } from '@/src/domain/locations/holiday-lines'
import type { SiteLocation } from '@/src/domain/locations/location'
import { HolidayLines } from './holiday-lines'
import { HoursTable, type ClosedDay } from './hours-table'
import { OpenNow } from '@/src/shared/open-now'

type Props = {
  readonly location: SiteLocation
  readonly today: Day
  readonly closed: ClosedDay
  readonly phone?: string
}

const NearHolidays = ({ lines }: { readonly lines: readonly HolidayLine[] }) =>
  lines.length > 0 && (
    <div className="holiday-hours">
      <h3>Holiday Opening Hours</h3>
      <HolidayLines lines={lines} />
    </div>
  )

/** The location that receives the form, shown beside it: address, hours and phone (LEAD-11). */
export const LocationSidebar = ({ location, today, closed, phone }: Props) => (
  <div className="border-border bg-raised grid gap-4 rounded-md border p-5">
    <div className="grid gap-1">
      <h2 className="text-lg">{location.name}</h2>
      {location.opening_hours.length > 0 && (
        <OpenNow
          hours={location.opening_hours}
          special={listNearSpecialHours(location, today)}
          timezone={location.timezone}
          fallbackText="Opening hours below"
        />
      )}
      <p>{formatAddress(location)}</p>
    </div>
    <HoursTable lines={listHoursLines(location.opening_hours)} closed={closed} />
    <NearHolidays lines={listNearHolidayLines(location, today)} />
    <div className="location-ways">
      {phone && (
        <a href={telHref(phone)} className="btn btn-md btn-secondary tabular-nums">
          {formatPhone(phone)}
        </a>
      )}
      <a href={directionsHref(location)} className="btn btn-md btn-secondary">
        Get Directions
      </a>
    </div>
  </div>
)
