import { deliveryProblem, estimateText, noEstimate, type DeliveryEstimate } from '@/src/domain/delivery/words'

/** State of the delivery calculator (CALC-02). */
export type DeliveryState =
  | { readonly is: 'idle' }
  | { readonly is: 'loading' }
  | { readonly is: 'result'; readonly text: string }
  | { readonly is: 'error'; readonly message: string; /** True if the postcode is invalid. */ readonly typed: boolean }

const isEstimate = (answer: unknown): answer is DeliveryEstimate => {
  const { name, price } = (answer ?? {}) as { readonly name?: unknown; readonly price?: unknown }
  return typeof name === 'string' && typeof price === 'number'
}

/** Requests the price of a delivery to a postcode (CALC-02). Never rejects: a failure is returned with its message. */
export const askDelivery = async (
  postcode: string,
  car_id: string,
): Promise<Extract<DeliveryState, { is: 'result' | 'error' }>> => {
  const problem = deliveryProblem(postcode)
  if (problem !== undefined) return { is: 'error', message: problem, typed: true }
  const params = new URLSearchParams({ postcode: postcode.trim(), car_id })
  try {
    const response = await fetch(`/api/delivery?${params.toString()}`)
    const answer: unknown = await response.json()
    if (response.ok && isEstimate(answer)) return { is: 'result', text: estimateText(answer) }
    if (response.status >= 500) console.error(`The delivery estimate request failed with status ${response.status}.`)
  } catch (error) {
    console.error('The delivery estimate request failed.', error)
  }
  return { is: 'error', message: noEstimate, typed: false }
}
