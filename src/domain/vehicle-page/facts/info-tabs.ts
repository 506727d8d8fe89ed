import { formatDollars } from '@/src/domain/money/format-money'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { isCertified } from '@/src/domain/stock/vehicle/certified'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { replaceCarNoun, vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import { canReserve } from '../actions/actions'
import { certifiedBenefits, CONSUMER_LAW_NOTE, usedCarPromises } from './promises'
import { HOLD_HOURS } from '@/src/domain/sales/hold-expiry'

/** The dealer's promises with a vehicle, displayed in the tabs of its page (VDP-04, VDP-15). */

const DELIVERY_NOTE = 'Delivery anywhere in Australia. Any delivery price is a guide only.'

type SiteSwitches = Pick<Site, 'switches'>

/** True when the dealer attests certified benefits and the vehicle is certified, by feed or by its make (VDP-15). */
export const hasAttestedBenefits = (
  vehicle: Pick<Vehicle, 'certified' | 'car_type' | 'make'>,
  { switches }: SiteSwitches,
): boolean => {
  return switches.vehicle.certified_attested && isCertified(vehicle, switches.display.certified_make)
}

export type InfoTab = {
  /** The tab's anchor on the page. */
  readonly id: 'whats-included' | 'why-buy' | 'reserve-online' | 'protect-your-car'
  readonly title: string
  readonly lines: readonly string[]
  /** Small print below the lines. */
  readonly note?: string
  readonly link?: { readonly label: string; readonly href: string }
}

const createTab = (
  id: InfoTab['id'],
  title: string,
  lines: readonly string[],
  more: Partial<InfoTab> = {},
): InfoTab[] => (lines.length > 0 ? [{ id, title, lines, ...more }] : [])

const buildIncludedTab = (vehicle: Vehicle, site: SiteSwitches): InfoTab[] => {
  const { used_perks, delivery_note } = site.switches.vehicle
  const claims = [
    ...(used_perks && vehicle.car_type === 'used' ? usedCarPromises : []),
    ...(hasAttestedBenefits(vehicle, site) ? certifiedBenefits : []),
  ]
  const lines = [...new Set([...claims, ...vehicle.standardEquipment, ...(delivery_note ? [DELIVERY_NOTE] : [])])]
  return createTab('whats-included', "What's Included", lines, claims.length > 0 ? { note: CONSUMER_LAW_NOTE } : {})
}

const buildReserveTab = (vehicle: Vehicle, site: SiteSwitches): InfoTab[] => {
  const { deposit, reserve_text, reserve_route } = site.switches.vehicle
  if (!canReserve(vehicle, site)) return []
  const lines = [
    `A ${formatDollars(deposit)} deposit holds this vehicle for you for ${String(HOLD_HOURS)} hours.`,
    'The deposit is 100% refundable.',
  ]
  return createTab('reserve-online', 'Reserve Online', lines, {
    link: {
      label: replaceCarNoun(reserve_text, vehicleNounOf(vehicle)),
      href: `/cars/${vehicle.slug}/${reserve_route}`,
    },
  })
}

/** Lists the tabs besides comments and features that have content (VDP-04). */
export const listInfoTabs = (vehicle: Vehicle, site: SiteSwitches): readonly InfoTab[] => {
  const { why_buy, protect_text } = site.switches.vehicle
  const protect = isAvailable(vehicle.status) ? protect_text.trim() : ''
  return [
    ...buildIncludedTab(vehicle, site),
    ...createTab('why-buy', 'Why Buy From Us?', why_buy),
    ...buildReserveTab(vehicle, site),
    ...createTab(
      'protect-your-car',
      replaceCarNoun('Protect Your Car', vehicleNounOf(vehicle)),
      protect ? [protect] : [],
      {
        note: CONSUMER_LAW_NOTE,
      },
    ),
  ]
}

type PageTexts = Pick<Vehicle, 'dealercomments' | 'features'>

/** Returns the panel to open first: the comments, or while they are pending the first panel with content (VDP-04). */
export const findFirstPanel = ({ dealercomments = '', features }: PageTexts, [tab]: readonly InfoTab[]): string => {
  if (dealercomments.trim() !== '') return 'dealer-comments'
  return tab?.id ?? (features.length > 0 ? 'features' : 'dealer-comments')
}
