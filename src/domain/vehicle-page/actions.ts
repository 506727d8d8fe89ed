import { formatDollars } from '@/src/domain/money'
import { isAvailable } from '@/src/domain/stock/availability'
import { paidDollars } from '@/src/domain/stock/price'
import type { ItemType, Vehicle } from '@/src/domain/stock/vehicle'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'

/** A button of a vehicle's page and its address (VDP-09, VDP-10). Shared by the page, its bars and its print. */
export type VehicleAction = {
  readonly key:
    'reserve' | 'buy_online' | 'enquire' | 'test_drive' | 'finance' | 'trade_in' | 'history_report' | 'similar'
  readonly label: string
  /** An address of this site, or the external address of the history report. */
  readonly href: string
}

type Dealer = Pick<Site, 'switches' | 'dealership_slug'>
type Place = Pick<SiteLocation, 'dealership_slug'> | undefined
type Maybe = VehicleAction | false

/** A trade-in is offered above this price (TRD-01). */
const leastTradeInPrice = 200

const query = (values: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  ).toString()

const about = (page: string, vehicle: Vehicle): string => `${page}?${query({ car_id: vehicle.id })}`

/** True when a deposit can hold the vehicle: the switch is on, and it is neither sold nor reserved (VDP-10). */
export const canReserve = (vehicle: Pick<Vehicle, 'status' | 'reserved'>, { switches }: Pick<Site, 'switches'>) =>
  switches.vehicle.reserve_button && isAvailable(vehicle.status) && !vehicle.reserved

/** Replaces “Car” in a text by the vehicle's own item type. */
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

/** True when the dealer sells the vehicle online, by its car type, its make or its dealership (RSV-04). */
export const isSoldOnline = (vehicle: Vehicle, site: Dealer, location: Place): boolean => {
  const { online_purchase_car_types, online_purchase_makes, online_purchase_brands } = site.switches.vehicle
  const brand = vehicle.dealership_slug ?? location?.dealership_slug ?? ''
  return (
    online_purchase_car_types.includes(vehicle.car_type) ||
    online_purchase_makes.some((make) => make.toLowerCase() === vehicle.make.toLowerCase()) ||
    online_purchase_brands.includes(brand)
  )
}

/**
 * True when finance is computed for each shopper: the switch is on, and the vehicle is available and has an NVIC
 * (FIN-06).
 */
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

/** Returns the address of "Get Finance"; undefined when the dealer does not offer finance. */
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

/** True when the switch is on and the vehicle is in stock, not reserved and above $200 (TRD-01). */
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
 * Lists the buttons of a vehicle's page, the most important first. A vehicle that is not available has one: the enquiry
 * for something similar (VDP-10).
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

/** Returns the buttons of the phone bar, displayed with short labels (VDP-05). */
export const barActions = (actions: readonly VehicleAction[]): readonly VehicleAction[] =>
  picked(actions, ['similar', 'enquire', 'finance', 'trade_in', 'test_drive']).slice(0, mostInBar)

/** Returns the buttons of the sticky header: finance and trade-in (VDP-05). */
export const headerActions = (actions: readonly VehicleAction[]): readonly VehicleAction[] =>
  picked(actions, ['similar', 'finance', 'trade_in'])
