import { isFinanceHiddenForCondition } from '@/src/domain/finance/hidden-by-condition'
import { isOfferedOnline } from '@/src/domain/stock/vehicle/sold-online'
import { formatDollars } from '@/src/domain/money/format-money'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { offersSubscription } from '@/src/domain/stock/price/subscription'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import { replaceCarNoun, vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'

/** A button of a vehicle's page and its address (VDP-09, VDP-10). Shared by the page, its bars and its print. */
export type VehicleAction = {
  readonly key:
    | 'reserve'
    | 'buy_online'
    | 'subscribe'
    | 'enquire'
    | 'test_drive'
    | 'finance'
    | 'trade_in'
    | 'history_report'
    | 'similar'
  readonly label: string
  /** An address of this site, or the external address of the history report. */
  readonly href: string
}

type ActionSite = Pick<Site, 'switches' | 'dealership_slug'>
type DealershipLocation = Pick<SiteLocation, 'dealership_slug'> | undefined
type OptionalAction = VehicleAction | false

/** A trade-in is offered above this price (TRD-01). */
const MIN_TRADE_IN_DOLLARS = 200

const buildQuery = (values: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  ).toString()

const toVehicleHref = (page: string, vehicle: Vehicle): string => `${page}?${buildQuery({ car_id: vehicle.id })}`

/** True when a deposit can hold the vehicle: the switch is on, and it is neither sold nor reserved (VDP-10). */
export const canReserve = (vehicle: Pick<Vehicle, 'status' | 'reserved'>, { switches }: Pick<Site, 'switches'>) =>
  switches.vehicle.reserve_button && isAvailable(vehicle.status) && !vehicle.reserved

const buildReserveAction = (vehicle: Vehicle, site: ActionSite): OptionalAction => {
  if (!canReserve(vehicle, site)) return false
  const { reserve_text, reserve_amount, deposit, reserve_route } = site.switches.vehicle
  const amount = reserve_amount ? ` for ${formatDollars(deposit)}` : ''
  return {
    key: 'reserve',
    label: `${replaceCarNoun(reserve_text, vehicleNounOf(vehicle))}${amount}`,
    href: `/cars/${vehicle.slug}/${reserve_route}`,
  }
}

/** True when the dealer sells the vehicle online, by its car type, its make or its dealership (RSV-04). */
export const isSoldOnline = (vehicle: Vehicle, site: ActionSite, location: DealershipLocation): boolean => {
  const { car_type, make, dealership_slug = location?.dealership_slug } = vehicle
  return isOfferedOnline({ car_type, make, ...(dealership_slug && { dealership_slug }) }, site.switches.vehicle)
}

/**
 * True when finance is computed for each shopper: the switch is on, and the vehicle is available, has an NVIC and a
 * condition for which the dealer shows finance (FIN-06).
 */
export const hasPersonalisedFinance = (
  { nvic, status, car_type }: Pick<Vehicle, 'nvic' | 'status' | 'car_type'>,
  { switches: { accounts, finance } }: Pick<Site, 'switches'>,
): boolean =>
  accounts.personalised_finance &&
  Boolean(nvic?.trim()) &&
  isAvailable(status) &&
  !isFinanceHiddenForCondition(car_type, finance)

/** Beside a subscription the button says what it says on cards: “purchase” alone would leave open which of the two. */
const buildBuyOnlineAction = (vehicle: Vehicle, site: ActionSite, location: DealershipLocation): OptionalAction =>
  isSoldOnline(vehicle, site, location) &&
  !vehicle.reserved && {
    key: 'buy_online',
    label: offersSubscription(site.switches.display) ? 'Buy Online' : 'Online Purchase',
    href: `/checkout-journey?${buildQuery({ car_id: vehicle.slug })}`,
  }

/** A vehicle with a weekly price leads to the form that asks for it (CARD-04). */
const buildSubscribeAction = (vehicle: Vehicle, { switches }: ActionSite): OptionalAction =>
  offersSubscription(switches.display) &&
  (vehicle.subscription_price_cents ?? 0) > 0 &&
  !vehicle.reserved && {
    key: 'subscribe',
    label: 'Subscribe',
    href: `${toVehicleHref('/contact', vehicle)}&subject=subscription`,
  }

/** Returns the address of "Get Finance"; undefined when the dealer offers no finance for it. */
export const buildFinanceHref = (
  vehicle: Vehicle,
  site: ActionSite,
  location: DealershipLocation,
): string | undefined => {
  const { finance_button, finance_path } = site.switches.vehicle
  if (!finance_button || isFinanceHiddenForCondition(vehicle.car_type, site.switches.finance)) return undefined
  if (hasPersonalisedFinance(vehicle, site)) return toVehicleHref('/personalised/finance', vehicle)
  const params = buildQuery({
    preferredDealership: vehicle.dealership_slug ?? location?.dealership_slug ?? site.dealership_slug,
    vehiclePriceBudget: askingPriceDollars(vehicle),
    car_id: vehicle.id,
    car_type: vehicle.car_type,
  })
  return `${finance_path}?${params}#finance-form`
}

const buildFinanceAction = (vehicle: Vehicle, site: ActionSite, location: DealershipLocation): OptionalAction => {
  const href = buildFinanceHref(vehicle, site, location)
  return href !== undefined && { key: 'finance', label: site.switches.vehicle.finance_text, href }
}

/** True when the switches are on and the vehicle is in stock, not reserved and above $200 (TRD-01). */
export const offersTradeIn = (
  vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price_cents' | 'offer_price_cents'>,
  { switches }: Pick<Site, 'switches'>,
): boolean =>
  switches.trade_in.offered &&
  switches.vehicle.trade_in &&
  vehicle.status === 'in_stock' &&
  !vehicle.reserved &&
  (askingPriceDollars(vehicle) ?? 0) > MIN_TRADE_IN_DOLLARS

const buildTradeInAction = (vehicle: Vehicle, site: ActionSite): OptionalAction =>
  offersTradeIn(vehicle, site) && {
    key: 'trade_in',
    label: 'Trade-In Valuation',
    href: `/cars/trade-in?${buildQuery({ car_id: vehicle.id })}`,
  }

const buildHistoryAction = ({ file }: Vehicle, site: ActionSite): OptionalAction =>
  Boolean(file?.trim()) && {
    key: 'history_report',
    label: site.switches.vehicle.history_report_text,
    href: file?.trim() ?? '',
  }

/**
 * Lists the buttons of a vehicle's page, the most important first. A vehicle that is not available has one: the enquiry
 * for something similar (VDP-10).
 */
export const listVehicleActions = (
  vehicle: Vehicle,
  site: ActionSite,
  location: DealershipLocation,
): readonly VehicleAction[] => {
  if (!isAvailable(vehicle.status)) {
    const href = `${toVehicleHref('/contact', vehicle)}&subject=similar`
    return [{ key: 'similar', label: 'Find Me Something Similar', href }]
  }
  const all: readonly OptionalAction[] = [
    buildSubscribeAction(vehicle, site),
    buildReserveAction(vehicle, site),
    buildBuyOnlineAction(vehicle, site, location),
    { key: 'enquire', label: 'Enquire', href: toVehicleHref('/contact', vehicle) },
    site.switches.vehicle.test_drive && {
      key: 'test_drive',
      label: replaceTestDrive('Book a Test Drive', [vehicle.item_type]),
      href: toVehicleHref('/book-test-drive', vehicle),
    },
    buildFinanceAction(vehicle, site, location),
    buildTradeInAction(vehicle, site),
    buildHistoryAction(vehicle, site),
  ]
  return all.filter((one) => one !== false)
}

const pickActions = (
  actions: readonly VehicleAction[],
  keys: readonly VehicleAction['key'][],
): readonly VehicleAction[] => keys.flatMap((key) => actions.find((one) => one.key === key) ?? [])

/**
 * Returns the main action, which the panel, the sticky header and the phone bar all emphasise: the subscription whose
 * price comes first, else reserving if the dealer and the vehicle allow it, else buying online, else the enquiry.
 */
export const mainActionOf = (actions: readonly VehicleAction[]): VehicleAction | undefined =>
  pickActions(actions, ['similar', 'subscribe', 'reserve', 'buy_online', 'enquire'])[0]

const MAX_BAR_ACTIONS = 3

const listAfterMain = (
  actions: readonly VehicleAction[],
  keys: readonly VehicleAction['key'][],
): readonly VehicleAction[] => {
  const main = mainActionOf(actions)
  return main ? [main, ...pickActions(actions, keys).filter((one) => one !== main)] : []
}

/** Returns the buttons of the phone bar, the main one first, displayed with short labels (VDP-05). */
export const listBarActions = (actions: readonly VehicleAction[]): readonly VehicleAction[] =>
  listAfterMain(actions, ['enquire', 'finance', 'trade_in', 'test_drive']).slice(0, MAX_BAR_ACTIONS)

/** Returns the buttons of the sticky header: the main one, finance and trade-in (VDP-05). */
export const listHeaderActions = (actions: readonly VehicleAction[]): readonly VehicleAction[] =>
  listAfterMain(actions, ['finance', 'trade_in'])
