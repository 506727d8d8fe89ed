import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { findBelowMarket } from '@/src/domain/stock/card/card'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { dayAt } from '@/src/domain/time/zones'
import type { PriceText } from '@/src/domain/vehicle-page/price/price-text'
import { findStatutoryWarranty, WARRANTY_TIMEZONE } from '@/src/domain/warranty/statutory-warranty'
import { priceNoteText, formatWarranty } from '@/src/domain/warranty/warranty-text'
import { Delivery } from '@/src/features/delivery/delivery'
import { Gauge } from '@/src/features/gauge/gauge'
import { PriceNote } from '@/src/features/warranty/price-note'
import { StatutoryWarranty } from '@/src/features/warranty/statutory-warranty'

type VehicleDetails = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly record: StockRecord
  readonly location: SiteLocation | undefined
  readonly price: PriceText
}

const findWarranty = ({ vehicle, record, location }: VehicleDetails, now: Date): string | undefined => {
  const facts = {
    ...vehicle,
    state: location?.address.state ?? vehicle.state,
    price_cents: record.price === undefined ? undefined : Math.round(record.price * 100),
  }
  const warranty = findStatutoryWarranty(facts, dayAt(now, WARRANTY_TIMEZONE))
  return warranty && formatWarranty(warranty, vehicle.simple_body)
}

/** A note on what the purchase price includes; subscriptions have none. */
const renderPriceNote = ({ site, vehicle, price: { purchase, type } }: VehicleDetails) => (
  <PriceNote type={purchase?.type ?? type ?? ''} text={priceNoteText(vehicle.price_type, site.price_text)} />
)

const renderAfterComments = (found: VehicleDetails, now: Date) => {
  const { vehicle } = found
  const { delivery, statutory_warranty } = found.site.switches.tools
  const warranty = statutory_warranty ? findWarranty(found, now) : undefined
  return (
    <>
      {delivery && <Delivery car_id={vehicle.id} />}
      {warranty !== undefined && <StatutoryWarranty text={warranty} />}
    </>
  )
}

/**
 * The optional parts of an available vehicle's page by the dealer's switches: gauge, price note, delivery, warranty.
 */
export const pageExtras = (found: VehicleDetails, now: Date) => {
  if (!isAvailable(found.vehicle.status)) return {}
  const { autogauge, autogauge_reason, price_note } = found.site.switches.tools
  const { amount } = found.price.purchase ?? found.price
  const priced = askingPriceDollars(found.vehicle) !== undefined
  return {
    priceNote: priced && price_note && renderPriceNote(found),
    gauge: priced && autogauge && (
      <Gauge
        path={`/cars/${found.vehicle.slug}`}
        price={amount}
        explain={autogauge_reason}
        card={findBelowMarket(found.record)}
      />
    ),
    afterComments: renderAfterComments(found, now),
  }
}
