import { postcodeProblem } from '@/src/domain/inputs'
import { formatDollars } from '@/src/domain/money'

/** The delivery calculator's result (CALC-02). `price` is whole dollars. */
export type DeliveryEstimate = { readonly name: string; readonly price: number }

/** Messages of the delivery calculator (CALC-02). */
export const emptyPostcode = 'Please enter a postcode.'
export const noEstimate =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** Returns the error of a typed postcode; undefined if it is valid. */
export const deliveryProblem = (typed: string): string | undefined =>
  typed.trim() === '' ? emptyPostcode : postcodeProblem(typed)

/** Formats the result. */
export const estimateText = ({ name, price }: DeliveryEstimate): string =>
  `Delivery to ${name}: about ${formatDollars(price)}. This price is a guide only.`
