import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import { isOfferedOnline, type SaleSwitches } from '@/src/domain/stock/vehicle/sold-online'
import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import { formatCardFact } from '@/src/domain/stock/fields/attributes'
import type { ButtonKey } from './card-button-href'

/** The electric range of a hybrid is a part of its whole range. */
const hasEngine = ({ fuel }: Readonly<Record<string, unknown>>): boolean => fuel !== undefined && fuel !== 'Electric'

/** Each value is readable without a label, which a page would otherwise repeat on two dozen cards. */
const formatFact = (record: Readonly<Record<string, unknown>>, key: string): string | undefined => {
  const value = Object.hasOwn(record, key) ? record[key] : undefined
  if ((typeof value !== 'string' && typeof value !== 'number' && value !== true) || value === '') return undefined
  const fact = formatCardFact(key, value)
  return key === 'electric_range' && hasEngine(record) ? fact.replace(/range$/, 'electric range') : fact
}

/** Every card says whether its vehicle is new, a demonstrator or used. */
export const formatCondition = ({ car_type }: CardRecord): string => carTypeLabels[car_type]

/** Returns the facts of a card in the order of the tenant's switch, without unknown ones (CARD-01). */
export const listCardFacts = (record: CardRecord, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => formatFact(record, key) ?? [])

export type CardButton = { readonly key: ButtonKey; readonly label: string }

const labels: Readonly<Record<ButtonKey, string>> = {
  details: 'View Details',
  enquire: 'Enquire',
  test_drive: 'Book a Test Drive',
  reserve: 'Reserve Now',
  reserve_online: 'Reserve Now',
  buy_online: 'Buy Online',
  similar: 'Find Me Something Similar',
}

const isButton = (key: string): key is ButtonKey => Object.hasOwn(labels, key)

/** The buttons that staff can choose; the others follow from the vehicle. */
const isChosenButton = (key: string): key is ButtonKey => isButton(key) && key !== 'similar' && key !== 'reserve_online'

/** Returns the button of a vehicle that qualifies for it, as its own page decides it; undefined otherwise (CARD-02). */
const toQualifiedKey = (key: ButtonKey, record: CardRecord, sale: SaleSwitches): ButtonKey | undefined => {
  if (key === 'test_drive') return sale.test_drive ? key : undefined
  if (key === 'buy_online') return !record.reserved && isOfferedOnline(record, sale) ? key : undefined
  if (key !== 'reserve') return key
  if (record.reserved || !sale.reserve_button) return undefined
  return sale.reserve_route === 'buy-online' ? 'reserve_online' : key
}

/**
 * Returns the buttons of a card: those of the switch for which the vehicle qualifies, or "similar" if it is no longer
 * available (CARD-02).
 */
export const listCardButtons = (
  record: CardRecord,
  keys: readonly string[],
  sale: SaleSwitches,
): readonly CardButton[] => {
  if (!isAvailable(record.status)) return [{ key: 'similar', label: labels.similar }]
  return keys.filter(isChosenButton).flatMap((chosen) => {
    const key = toQualifiedKey(chosen, record, sale)
    return key === undefined ? [] : [{ key, label: replaceTestDrive(labels[key], [record.item_type]) }]
  })
}

/** Returns year, make and model; the subtitle has badge and series. */
export const formatCardTitle = ({ year, make, model }: CardRecord): string => `${year} ${formatMakeModel(make, model)}`

/** Returns the location of the vehicle, for the overlay of its photo. */
export const formatCardLocation = ({ location_name, city, state }: CardRecord): string =>
  location_name ?? [city, state?.toUpperCase()].filter(Boolean).join(', ')
