import { isOfKind, withCaravanPayload } from '@/src/domain/stock/fields/kinds'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatInteger } from '@/src/domain/text/numbers'

/** Something that counts against the payload. */
export type LoadItem = {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly kilogramsEach: number
  readonly initial: number
}

const PERSON_KILOGRAMS = 80

/** A payload excludes driver, passengers and everything fitted later. */
const goodsItems: readonly LoadItem[] = [
  {
    name: 'people',
    label: 'People in it',
    unit: ` × ${PERSON_KILOGRAMS} kg`,
    kilogramsEach: PERSON_KILOGRAMS,
    initial: 1,
  },
  {
    name: 'accessories',
    label: 'Accessories, such as a canopy or bull bar',
    unit: ' kg',
    kilogramsEach: 1,
    initial: 0,
  },
  { name: 'ball', label: 'Ball weight of a trailer', unit: ' kg', kilogramsEach: 1, initial: 0 },
]

/** Water weighs a kilogram a litre. */
const caravanItems: readonly LoadItem[] = [
  { name: 'water', label: 'Water in the tanks', unit: ' L', kilogramsEach: 1, initial: 0 },
  { name: 'gas', label: 'Gas bottles', unit: ' kg', kilogramsEach: 1, initial: 0 },
  { name: 'accessories', label: 'Accessories, such as an awning or annexe', unit: ' kg', kilogramsEach: 1, initial: 0 },
]

export type LoadCalculator = { readonly payload: number; readonly items: readonly LoadItem[] }

/** Builds the payload calculator of a vehicle that carries loads; undefined if its payload is not known (SHP-06). */
export const buildLoadCalculator = (
  vehicle: Pick<Vehicle, 'item_type' | 'simple_body' | 'variant' | 'caravan'>,
): LoadCalculator | undefined => {
  const payload = withCaravanPayload(vehicle).variant?.payload ?? 0
  if (payload <= 0 || !isOfKind(vehicle, 'load_carrier')) return undefined
  return { payload, items: vehicle.item_type === 'caravan' ? caravanItems : goodsItems }
}

/** The most that a field accepts. */
export const MAX_AMOUNT = 99_999

/** Computes the kilograms left for the load; negative if it is too much already. */
export const computeRemainingLoad = (
  { payload, items }: LoadCalculator,
  amounts: Readonly<Record<string, number>>,
): number => items.reduce((left, { name, kilogramsEach }) => left - (amounts[name] ?? 0) * kilogramsEach, payload)

/** The amounts before a shopper enters any. */
export const initialAmounts = ({ items }: LoadCalculator): Readonly<Record<string, number>> =>
  Object.fromEntries(items.map(({ name, initial }) => [name, initial]))

/** Formats what is left: `Leaves 920 kg for your load.` */
export const formatRemainingLoad = (kilograms: number): string =>
  kilograms < 0
    ? `That’s ${formatInteger(Math.ceil(-kilograms))} kg too much.`
    : `Leaves ${formatInteger(Math.floor(kilograms))} kg for your load.`
