import { formatDollars } from '@/src/domain/money'
import { isAvailable } from '@/src/domain/stock/availability'
import { paidDollars } from '@/src/domain/stock/price'
import type { ItemType, Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'

/** What one can do about a vehicle, and where (VDP-09, VDP-10). Pure: the page, its bars and its print share it. */
export type VehicleAction = {
  readonly key:
    'reserve' | 'buy_online' | 'enquire' | 'test_drive' | 'finance' | 'trade_in' | 'history_report' | 'similar'
  readonly label: string
  /** An address of this site, or of the report's host. */
  readonly href: string
}

type Dealer = Pick<Site, 'switches' | 'dealership_slug'>
type Place = Pick<SiteLocation, 'dealership_slug'> | undefined
type Maybe = VehicleAction | false

/** A valuation is offered above this many dollars (D§9). */
const leastTradeInPrice = 200

const query = (values: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  ).toString()

const about = (page: string, vehicle: Vehicle): string => `${page}?${query({ car_id: vehicle.id })}`

/** Whether a deposit may hold this car: the switch is on, and it is neither sold nor reserved (VDP-10, decided). */
export const canReserve = (vehicle: Pick<Vehicle, 'status' | 'reserved'>, { switches }: Pick<Site, 'switches'>) =>
  switches.vehicle.reserve_button && isAvailable(vehicle.status) && !vehicle.reserved

/** A text that names a car, for what this vehicle is: nobody reserves a truck by the name of a car. */
export const ofKind = (text: string, item_type: ItemType): string =>
  text.replace(/\bCar\b/g, `${item_type.charAt(0).toUpperCase()}${item_type.slice(1)}`)

const reserve = (vehicle: Vehicle, site: Dealer): Maybe => {
  if (!canReserve(vehicle, site)) return false
  const { reserve_text, reserve_amount, deposit, reserve_route } = site.switches.vehicle
  const amount = reserve_amount ? ` for ${formatDollars(deposit)}` : ''
  return {
    key: 'reserve',
    label: `${ofKind(reserve_text, vehicle.item_type)}${amount}`,
    href: `/cars/${vehicle.slug}/${reserve_route}`,
  }
}

/** Whether this dealer sells it online (RSV-04): by its car type, its make, or the dealership it stands at. */
export const isSoldOnline = (vehicle: Vehicle, site: Dealer, location: Place): boolean => {
  const { online_purchase_car_types, online_purchase_makes, online_purchase_brands } = site.switches.vehicle
  const brand = vehicle.dealership_slug ?? location?.dealership_slug ?? ''
  return (
    online_purchase_car_types.includes(vehicle.car_type) ||
    online_purchase_makes.some((make) => make.toLowerCase() === vehicle.make.toLowerCase()) ||
    online_purchase_brands.includes(brand)
  )
}

/** Whether finance of this car is worked out for one person (FIN-06): it has an NVIC, and its dealer does so. */
export const isPersonallyFinanced = (
  { nvic, status }: Pick<Vehicle, 'nvic' | 'status'>,
  { switches }: Pick<Site, 'switches'>,
): boolean => switches.accounts.personalised_finance && Boolean(nvic?.trim()) && isAvailable(status)
const buyOnline = (vehicle: Vehicle, site: Dealer, location: Place): Maybe =>
  isSoldOnline(vehicle, site, location) &&
  !vehicle.reserved && {
    key: 'buy_online',
    label: 'Online Purchase',
    href: `/checkout-journey?${query({ car_id: vehicle.slug })}`,
  }

/** Where "Get Finance" leads; undefined where the dealer offers none. */
export const financeHref = (vehicle: Vehicle, site: Dealer, location: Place): string | undefined => {
  const { finance_button, finance_path } = site.switches.vehicle
  if (!finance_button) return undefined
  if (isPersonallyFinanced(vehicle, site)) return about('/personalised/finance', vehicle)
  const given = query({
    preferredDealership: vehicle.dealership_slug ?? location?.dealership_slug ?? site.dealership_slug,
    vehiclePriceBudget: paidDollars(vehicle),
    car_id: vehicle.id,
    car_type: vehicle.car_type,
  })
  return `${finance_path}?${given}#finance-form`
}

const finance = (vehicle: Vehicle, site: Dealer, location: Place): Maybe => {
  const href = financeHref(vehicle, site, location)
  return href !== undefined && { key: 'finance', label: site.switches.vehicle.finance_text, href }
}

/** TRD-01, D§4: the integration is on, the car in stock, neither sold nor reserved, and above $200. */
export const offersTradeIn = (
  vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price_cents' | 'offer_price_cents'>,
  { switches }: Pick<Site, 'switches'>,
): boolean =>
  switches.vehicle.trade_in &&
  vehicle.status === 'in_stock' &&
  !vehicle.reserved &&
  (paidDollars(vehicle) ?? 0) > leastTradeInPrice

const tradeIn = (vehicle: Vehicle, site: Dealer): Maybe =>
  offersTradeIn(vehicle, site) && {
    key: 'trade_in',
    label: 'Trade-In Valuation',
    href: `/cars/trade-in?${query({ car_id: vehicle.id })}`,
  }

const history = ({ file }: Vehicle, site: Dealer): Maybe =>
  Boolean(file?.trim()) && {
    key: 'history_report',
    label: site.switches.vehicle.history_report_text,
    href: file?.trim() ?? '',
  }

/**
 * The buttons of a vehicle's page in their order, the one that matters most first. A car that is gone has one: to be
 * found something similar (VDP-10).
 */
export const vehicleActions = (vehicle: Vehicle, site: Dealer, location: Place): readonly VehicleAction[] => {
  if (!isAvailable(vehicle.status)) {
    const href = `${about('/contact', vehicle)}&subject=similar`
    return [{ key: 'similar', label: 'Find Me Something Similar', href }]
  }
  const all: readonly Maybe[] = [
    reserve(vehicle, site),
    { key: 'enquire', label: 'Enquire', href: about('/contact', vehicle) },
    buyOnline(vehicle, site, location),
    site.switches.vehicle.test_drive && {
      key: 'test_drive',
      label: 'Book a Test Drive',
      href: about('/book-test-drive', vehicle),
    },
    finance(vehicle, site, location),
    tradeIn(vehicle, site),
    history(vehicle, site),
  ]
  return all.filter((one) => one !== false)
}

const picked = (actions: readonly VehicleAction[], keys: readonly VehicleAction['key'][]): readonly VehicleAction[] =>
  keys.flatMap((key) => actions.find((one) => one.key === key) ?? [])

const mostInBar = 3

/** What stands in the bar of phones once it opens, under short names (VDP-05). */
export const barActions = (actions: readonly VehicleAction[]): readonly VehicleAction[] =>
  picked(actions, ['similar', 'enquire', 'finance', 'trade_in', 'test_drive']).slice(0, mostInBar)

/** The two of the sticky header (VDP-05): finance, under its short name, and the valuation. */
export const headerActions = (actions: readonly VehicleAction[]): readonly VehicleAction[] =>
  picked(actions, ['similar', 'finance', 'trade_in'])
