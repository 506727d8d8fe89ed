import { signInHref } from '@/src/domain/accounts/sign-in-type'
import { eventIds } from '@/src/domain/events/event-ids'
import { countPhotos } from '@/src/domain/stock/vehicle/availability'
import { canSave } from '@/src/domain/stock/card/card'
import { liveStateKey } from '@/src/domain/stock/vehicle/live'
import { toLiveState } from '@/src/domain/stock/vehicle/live-state'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { PageTracking } from '@/src/features/events/page-tracking'
import { VehicleStatistics } from '@/src/features/statistics/vehicle-statistics'
import { LiveVehicle } from '@/src/features/live/live-vehicle'
import { SaveButton } from '@/src/features/saved/save-button'
import { canSignIn } from '@/src/server/accounts/sign-in'
import { analyticsSettings } from '@/src/server/site/analytics'
import { toStoredVehicle } from '../stored-vehicle'
import { OwnReservationLink } from './own-reservation'

/** The invisible parts of a vehicle page: analytics and live updates (ANL-01, VDP-13, VDP-16). */
export const VehicleTools = ({ vehicle, site }: { vehicle: Vehicle; site: Site }) => (
  <>
    <PageTracking
      {...analyticsSettings(site)}
      vehicle={{ id: vehicle.id, ...(vehicle.car_type === 'used' ? { event: eventIds.used_car_view } : {}) }}
    />
    <LiveVehicle id={vehicle.id} mark={liveStateKey(toLiveState(vehicle))} />
  </>
)

/**
 * The buttons that save the vehicle: in its panel, below the link to an own reservation, and in the bar of phones. They
 * share the vehicle's data.
 */
export const saveButtons = (vehicle: Vehicle, site: Site) => {
  const isSavable = canSaveVehicle(vehicle, site.switches.display)
  const page = `/cars/${vehicle.slug}`
  const button = {
    vehicle: toStoredVehicle(vehicle),
    onlyRemovable: !isSavable,
    signInHref: canSignIn && isSavable ? signInHref('watchlist', page, page, vehicle.id) : undefined,
  }
  const save = (
    <>
      <OwnReservationLink vehicle={vehicle} />
      <SaveButton {...button} />
    </>
  )
  return { save, barSave: <SaveButton {...button} compact /> }
}

const canSaveVehicle = (vehicle: Vehicle, display: Site['switches']['display']): boolean =>
  canSave(
    {
      status: vehicle.status,
      car_type: vehicle.car_type,
      dollars: askingPriceDollars(vehicle) ?? 0,
      hasPhoto: countPhotos(vehicle) > 0,
    },
    display,
  )

/** A placeholder for the vehicle's statistics, which the browser loads; nothing if the dealer shows none. */
export const StatisticsPlaceholder = ({ vehicle, site }: { vehicle: Vehicle; site: Site }) => {
  const { display, trust } = site.switches
  const lines = Number(display.views || trust.days_in_stock) + Number(trust.price_history)
  if (lines === 0) return null
  return (
    <VehicleStatistics
      slug={vehicle.slug}
      photos_count={countPhotos(vehicle)}
      updated_at={vehicle.updated_at}
      website_id={site.website_id}
      lines={lines}
    />
  )
}
