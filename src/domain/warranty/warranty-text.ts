import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import { vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { PriceType } from '@/src/domain/stock/vehicle/vehicle'
import type { State } from '@/src/domain/locations/states'
import type { Switches } from '@/src/domain/switches'
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

/**
 * Writes the statement; every warranty claim must mention the consumer's other rights (ACL). The body decides the noun
 * where shoppers have one of their own for it, such as a camper trailer.
 */
export const formatWarranty = (warranty: StatutoryWarranty, simple_body = ''): string => {
  if (warranty.kind === 'none') {
    const [noun] = vehicleNounOf({ item_type: warranty.item_type, simple_body })
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
    'This price includes GST. It does not include government charges: stamp duty, registration and compulsory third party insurance, which depend on the buyer’s state and use. Ask us for the drive away price.',
}

/** Returns the note on what a price includes (Australian Consumer Law s 48): the dealer's own, else the default. */
export const priceNoteText = (price_type: PriceType, dealerText: string | undefined): string =>
  dealerText === undefined || dealerText.trim() === '' ? priceTexts[price_type] : dealerText.trim()

type PriceLabels = Pick<Switches['display'], 'drive_away_text' | 'excl_govt_text'>

/** Explains prices and the dealer's own labels beside them, for the footer of each page (LOC-02). */
export const formatPriceLabels = ({ drive_away_text, excl_govt_text }: PriceLabels): string => {
  const [all, without] = [drive_away_text.trim(), excl_govt_text.trim()]
  const prices = 'Prices are for the vehicle as described and include GST.'
  return all === '' || without === ''
    ? prices
    : `${prices} Each price states its type: “${all}” includes all government charges and on-road costs; “${without}” does not.`
}
