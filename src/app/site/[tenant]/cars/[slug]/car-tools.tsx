import { eventIds } from '@/src/domain/events/event-ids'
import { photosCount } from '@/src/domain/stock/availability'
import { maySave } from '@/src/domain/stock/card'
import { liveMark, liveState } from '@/src/domain/stock/live'
import { paidDollars } from '@/src/domain/stock/price'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { Track } from '@/src/features/events/track-page'
import { CarFigures } from '@/src/features/figures/car-figures'
import { LiveCar } from '@/src/features/live/live-car'
import { SaveButton } from '@/src/features/saved/save-button'
import { analyticsOf } from '@/src/server/analytics'
import { keptCarOf } from '../../kept-car'

/** The invisible parts of a vehicle page: analytics and live updates (ANL-01, VDP-13, VDP-16). */
export const CarTools = ({ vehicle, site }: { vehicle: Vehicle; site: Site }) => (
  <>
    <Track
      {...analyticsOf(site)}
      car={{ id: vehicle.id, ...(vehicle.car_type === 'used' ? { event: eventIds.used_car_view } : {}) }}
    />
    <LiveCar id={vehicle.id} mark={liveMark(liveState(vehicle))} />
  </>
)

export const SaveCar = ({ vehicle, site }: { vehicle: Vehicle; site: Site }) => (
  <SaveButton car={keptCarOf(vehicle)} onlyRemovable={!maySaveVehicle(vehicle, site.switches.display)} />
)

const maySaveVehicle = (vehicle: Vehicle, display: Site['switches']['display']): boolean =>
  maySave(
    {
      status: vehicle.status,
      car_type: vehicle.car_type,
      dollars: paidDollars(vehicle) ?? 0,
      hasPhoto: photosCount(vehicle) > 0,
    },
    display,
  )

/** A placeholder for the vehicle's statistics, which the browser loads; nothing if the dealer shows none. */
export const Figures = ({ vehicle, site }: { vehicle: Vehicle; site: Site }) => {
  const { display, trust } = site.switches
  const lines = Number(display.views || trust.days_in_stock) + Number(trust.price_history)
  if (lines === 0) return null
  return (
    <CarFigures
      slug={vehicle.slug}
      photos_count={photosCount(vehicle)}
      updated_at={vehicle.updated_at}
      website_id={site.website_id}
      lines={lines}
    />
  )
}
