import { vehiclePhone, sitePhone } from '@/src/domain/locations/phones'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { toFullPriceText } from '@/src/domain/vehicle-page/price/full-price-text'
import { toPurchaseText } from '@/src/domain/vehicle-page/price/price-text'
import { VehicleSidebar } from '@/src/features/enquiry/vehicle-sidebar'
import { DealerSidebar } from '@/src/features/enquiry/dealer-sidebar'

/** The column beside a form: its vehicle, if there is one, and the dealer's contact. */
export const VehicleOrDealer = ({
  site,
  vehicle,
  buys = false,
}: {
  site: Site
  vehicle: Vehicle | null
  /** The shopper buys the vehicle here, so a subscription's price would not be the one to pay. */
  buys?: boolean
}) => {
  if (!vehicle) return <DealerSidebar site={site} phone={sitePhone(site)} />
  const location = findVehicleLocation(vehicle, site)
  const record = toSearchRecord(vehicle, { tenantId: site.id, location })
  const price = toFullPriceText(record, site.switches.display)
  return (
    <>
      <VehicleSidebar
        vehicle={vehicle}
        price={buys ? toPurchaseText(price) : price}
        locationName={location?.name}
        available={isAvailable(vehicle.status)}
      />
      <DealerSidebar site={site} phone={vehiclePhone(vehicle.car_type, location, site)} />
    </>
  )
}
