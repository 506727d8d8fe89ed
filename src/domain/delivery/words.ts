import { postcodeProblem } from '@/src/domain/inputs'
import { formatDollars } from '@/src/domain/money'

/** The delivery calculator's answer (V§3). `price` is whole dollars. */
export type DeliveryEstimate = { readonly name: string; readonly price: number }

/** V§5, V§8. */
export const emptyPostcode = 'Please enter a postcode.'
export const noEstimate =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** What is wrong with what was typed; undefined where nothing is. */
export const deliveryProblem = (typed: string): string | undefined =>
  typed.trim() === '' ? emptyPostcode : postcodeProblem(typed)

/** The answer in words. */
export const estimateText = ({ name, price }: DeliveryEstimate): string =>
  `Delivery to ${name}: about ${formatDollars(price)}. This price is a guide only.`
