import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import type { ItemType, PriceType } from '@/src/domain/stock/vehicle/vehicle'
import type { State } from '@/src/domain/locations/states'
import type { StatutoryWarranty } from './statutory-warranty'

const stateNames: Readonly<Record<State, string>> = {
  ACT: 'the Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'the Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

const nouns: Readonly<Record<ItemType, string>> = {
  car: 'car',
  motorcycle: 'motorcycle',
  truck: 'truck',
  caravan: 'caravan',
}

/** Writes the statement; every warranty claim must mention the consumer's other rights (ACL). */
export const formatWarranty = (warranty: StatutoryWarranty): string => {
  if (warranty.kind === 'none') {
    const noun = nouns[warranty.item_type]
    return `No statutory warranty applies to this ${noun} when sold in ${stateNames[warranty.state]}. Any warranty the dealer gives is in addition to your rights under the Australian Consumer Law.`
  }
  const { months, km, state } = warranty
  return `Sold in ${stateNames[state]}, this car comes with a statutory warranty of ${formatCount(months, 'month')} or ${formatInteger(km)} km, whichever comes first. It is in addition to your rights under the Australian Consumer Law.`
}

/** Default notes on what a price includes. */
const priceTexts: Readonly<Record<PriceType, string>> = {
  drive_away:
    'A drive away price is all there is to pay to drive the vehicle home: stamp duty, registration, compulsory third party insurance and dealer delivery for a private buyer in the state of the selling location.',
  excl_govt:
    'This price does not include government charges: stamp duty, registration and compulsory third party insurance, which depend on the buyer’s state and use. Ask us for the drive away price.',
}

/** Returns the note on what a price includes (Australian Consumer Law s 48): the dealer's own, else the default. */
export const priceNoteText = (price_type: PriceType, dealerText: string | undefined): string =>
  dealerText === undefined || dealerText.trim() === '' ? priceTexts[price_type] : dealerText.trim()
