import { postcodeProblem } from '@/src/domain/locations/postcodes'
import { formatDollars } from '@/src/domain/money/format-money'

/** The delivery calculator's result (CALC-02). `price` is whole dollars. */
export type DeliveryEstimate = { readonly name: string; readonly price: number }

/** Messages of the delivery calculator (CALC-02). */
export const EMPTY_POSTCODE_TEXT = 'Please enter a postcode.'
export const NO_ESTIMATE_TEXT =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** Returns the error of a typed postcode; undefined if it is valid. */
export const deliveryProblem = (text: string): string | undefined =>
  text.trim() === '' ? EMPTY_POSTCODE_TEXT : postcodeProblem(text)

/** Formats the result. */
export const formatDeliveryEstimate = ({ name, price }: DeliveryEstimate): string =>
  `Delivery to ${name}: about ${formatDollars(price)}. This price is a guide only.`
