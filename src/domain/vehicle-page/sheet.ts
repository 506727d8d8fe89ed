import { formatPhone } from '@/src/domain/phone'
import { formatAddress, listLicences } from '@/src/domain/locations/location-display'
import { vehiclePhone } from '@/src/domain/locations/phones'
import type { Loan } from '@/src/domain/finance/calculator'
import { formatSheetFinance } from '@/src/domain/finance/sheet-finance'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { formatDay } from '@/src/domain/time/days'
import type { Fact } from './facts/facts'
import { listKeyInformation } from './facts/key-information'
import { listSpecifications } from './facts/specifications'
import { locationDayOf } from './vehicle-location'
import type { PriceText } from './price/price-text'
import { toVehicleTitle } from './title'

/** A vehicle on one sheet, the content of the print page and the PDF (VDP-08). */
export type VehicleSheet = {
  readonly main: string
  readonly sub: string
  readonly price: PriceText
  /** The dealer's sold text; set when the vehicle is not available. */
  readonly sold?: string
  /** An estimate with both rates, the values it is for, and the comparison-rate warning, one line each (FIN-07). */
  readonly estimate?: string
  readonly facts: readonly Fact[]
  readonly features: readonly string[]
  /** The address of the first photo; absent without photos. */
  readonly photo?: string
  /** The page's public address, also in the QR code. */
  readonly url: string
  readonly dealer: {
    readonly name: string
    readonly address?: string
    readonly phone?: string
    /** Required in every advertisement (NSW MDRA 2013 s 19A, WA MVDA 1973 s 21). */
    readonly licence?: string
    readonly abn?: string
  }
  /** The date at the vehicle's location: `1 June 2026`. */
  readonly made: string
}

type SheetInput = {
  readonly vehicle: Vehicle
  readonly site: Site
  readonly location: SiteLocation | undefined
  readonly price: PriceText
  readonly now: Date
  /** The loan that the shopper has set in the calculator, if any (SHP-05). */
  readonly loan?: Loan | undefined
}

const toSheetDealer = ({ vehicle, site, location }: SheetInput): VehicleSheet['dealer'] => {
  const phone = vehiclePhone(vehicle.car_type, location, site)
  const licence = location?.dealer_license_number ?? listLicences(site)[0]
  return {
    name: site.name,
    ...(location && { address: [location.name, formatAddress(location)].filter(Boolean).join(', ') }),
    ...(phone && { phone: formatPhone(phone) }),
    ...(licence && { licence }),
    ...(site.abn && { abn: site.abn }),
  }
}

/** The local date at the location is printed on the sheet and decides whether a registration has expired (VDP-14). */
export const buildVehicleSheet = (input: SheetInput): VehicleSheet => {
  const { vehicle, site, price, now } = input
  const { display } = site.switches
  const today = locationDayOf(input.location, now)
  const estimate = formatSheetFinance(vehicle, site.switches.finance, now, input.location, input.loan)
  const photo = vehicle.images.find((one) => one.isVideo !== true && one.url.trim() !== '')?.url
  return {
    ...toVehicleTitle(vehicle),
    price,
    ...(isAvailable(vehicle.status) ? {} : { sold: display.sold_tag }),
    ...(estimate && { estimate }),
    facts: [...listKeyInformation(vehicle), ...listSpecifications(vehicle, today, display.unregistered_text)],
    features: vehicle.features,
    ...(photo && { photo }),
    url: `${site.url}/cars/${vehicle.slug}`,
    dealer: toSheetDealer(input),
    made: formatDay(today),
  }
}
