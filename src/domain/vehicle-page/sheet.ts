import { formatPhone } from '@/src/domain/locations/phone'
import { addressLine, carPhone, licences } from '@/src/domain/locations/present'
import { priceFinance } from '@/src/domain/finance/page-parts'
import { isAvailable } from '@/src/domain/stock/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import type { Fact } from './facts'
import { keyInformation } from './key-information'
import { longDate, specifications } from './specifications'
import { yardDay } from './place'
import type { PriceWords } from './price-words'
import { vehicleTitle } from './title'

/** A vehicle on one sheet of paper: what the print page and the PDF say (VDP-08). */
export type VehicleSheet = {
  readonly main: string
  readonly sub: string
  readonly price: PriceWords
  /** Set once the vehicle cannot be bought: the dealer's words for it. */
  readonly sold?: string
  /** A lender's example with both its rates; on the next line the whole warning that belongs to them (FIN-07). */
  readonly estimate?: string
  readonly facts: readonly Fact[]
  readonly features: readonly string[]
  /** Where the first photo is; absent without photos. */
  readonly picture?: string
  /** The page's public address; its QR code leads there too. */
  readonly url: string
  readonly dealer: {
    readonly name: string
    readonly place?: string
    readonly phone?: string
    /** Must stand in every advertisement (NSW MDRA 2013 s 19A, WA MVDA 1973 s 21). */
    readonly licence?: string
    readonly abn?: string
  }
  /** `June 1, 2026`: the day it was true, where the vehicle stands. */
  readonly made: string
}

type About = {
  readonly vehicle: Vehicle
  readonly site: Site
  readonly location: SiteLocation | undefined
  readonly price: PriceWords
  readonly now: Date
}

const dealerOf = ({ vehicle, site, location }: About): VehicleSheet['dealer'] => {
  const phone = carPhone(vehicle.car_type, location, site)
  const licence = location?.dealer_license_number ?? licences(site)[0]
  return {
    name: site.name,
    ...(location && { place: [location.name, addressLine(location)].filter(Boolean).join(', ') }),
    ...(phone && { phone: formatPhone(phone) }),
    ...(licence && { licence }),
    ...(site.abn && { abn: site.abn }),
  }
}

const estimateOf = ({ vehicle, site, location, now }: About): string | undefined => {
  const finance = priceFinance(vehicle, site.switches.finance, now, location)
  return finance && `${finance.parts.join(' ')}\n*${finance.warning}`
}

/** `now`, by the yard's clock, is the day on the paper, and decides whether a registration has run out (VDP-14). */
export const vehicleSheet = (about: About): VehicleSheet => {
  const { vehicle, site, price, now } = about
  const { display } = site.switches
  const today = yardDay(about.location, now)
  const estimate = estimateOf(about)
  const picture = vehicle.images.find((one) => one.isVideo !== true && one.url.trim() !== '')?.url
  return {
    ...vehicleTitle(vehicle),
    price,
    ...(isAvailable(vehicle.status) ? {} : { sold: display.sold_tag }),
    ...(estimate && { estimate }),
    facts: [...keyInformation(vehicle), ...specifications(vehicle, today, display.unregistered_text)],
    features: vehicle.features,
    ...(picture && { picture }),
    url: `${site.url}/cars/${vehicle.slug}`,
    dealer: dealerOf(about),
    made: longDate(today) ?? today,
  }
}
