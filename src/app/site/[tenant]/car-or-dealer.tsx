import { carPhone, sitePhone } from '@/src/domain/locations/present'
import { isAvailable } from '@/src/domain/stock/availability'
import { cardPrice } from '@/src/domain/stock/card'
import { toSearchRecord } from '@/src/domain/stock/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { priceWords } from '@/src/domain/vehicle-page/price-words'
import { CarBeside } from '@/src/features/enquiry/car-beside'
import { DealerBeside } from '@/src/features/enquiry/dealer-beside'

/** The column beside a form: its vehicle, if there is one, and the dealer's contact. */
export const CarOrDealer = ({ site, vehicle }: { site: Site; vehicle: Vehicle | null }) => {
  if (!vehicle) return <DealerBeside site={site} phone={sitePhone(site)} />
  const location = vehicleLocation(vehicle, site)
  const record = toSearchRecord(vehicle, { tenantId: site.id, location })
  return (
    <>
      <CarBeside
        vehicle={vehicle}
        price={priceWords(cardPrice(record, site.switches.display))}
        place={location?.name}
        available={isAvailable(vehicle.status)}
      />
      <DealerBeside site={site} phone={carPhone(vehicle.car_type, location, site)} />
    </>
  )
}
