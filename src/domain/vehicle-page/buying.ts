import { formatDollars } from '@/src/domain/money'
import { isAvailable } from '@/src/domain/stock/availability'
import { isCertified } from '@/src/domain/stock/certified'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { canReserve, ofKind } from './actions'
import { certifiedBenefits, lawNote, usedPerks } from './promises'

/** The dealer's promises with a vehicle, displayed in the tabs of its page (VDP-04, VDP-15). */

const deliveryNote = 'Delivery anywhere in Australia. Any delivery price is a guide only.'

type Switches = Pick<Site, 'switches'>

/** True when the dealer attests certified benefits and the vehicle is certified, by feed or by its make (VDP-15). */
export const isAttested = (
  vehicle: Pick<Vehicle, 'certified' | 'car_type' | 'make'>,
  { switches }: Switches,
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

const tab = (id: InfoTab['id'], title: string, lines: readonly string[], more: Partial<InfoTab> = {}): InfoTab[] =>
  lines.length > 0 ? [{ id, title, lines, ...more }] : []

const included = (vehicle: Vehicle, site: Switches): InfoTab[] => {
  const { used_perks, delivery_note } = site.switches.vehicle
  const claims = [
    ...(used_perks && vehicle.car_type === 'used' ? usedPerks : []),
    ...(isAttested(vehicle, site) ? certifiedBenefits : []),
  ]
  const lines = [...new Set([...claims, ...vehicle.standardEquipment, ...(delivery_note ? [deliveryNote] : [])])]
  return tab('whats-included', "What's Included", lines, claims.length > 0 ? { note: lawNote } : {})
}

const reserving = (vehicle: Vehicle, site: Switches): InfoTab[] => {
  const { deposit, reserve_text, reserve_route } = site.switches.vehicle
  if (!canReserve(vehicle, site)) return []
  const lines = [
    `A ${formatDollars(deposit)} deposit holds this vehicle for you for 48 hours.`,
    'The deposit is 100% refundable.',
  ]
  return tab('reserve-online', 'Reserve Online', lines, {
    link: { label: ofKind(reserve_text, vehicle.item_type), href: `/cars/${vehicle.slug}/${reserve_route}` },
  })
}

/** Lists the tabs besides comments and features that have content (VDP-04). */
export const infoTabs = (vehicle: Vehicle, site: Switches): readonly InfoTab[] => {
  const { why_buy, protect_text } = site.switches.vehicle
  const protect = isAvailable(vehicle.status) ? protect_text.trim() : ''
  return [
    ...included(vehicle, site),
    ...tab('why-buy', 'Why Buy From Us?', why_buy),
    ...reserving(vehicle, site),
    ...tab('protect-your-car', ofKind('Protect Your Car', vehicle.item_type), protect ? [protect] : [], {
      note: lawNote,
    }),
  ]
}
