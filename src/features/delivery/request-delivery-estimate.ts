import {
  deliveryProblem,
  formatDeliveryEstimate,
  NO_ESTIMATE_TEXT,
  type DeliveryEstimate,
} from '@/src/domain/delivery/delivery-text'

/** State of the delivery calculator (CALC-02). */
export type DeliveryState =
  | { readonly is: 'idle' }
  | { readonly is: 'loading' }
  | { readonly is: 'result'; readonly text: string }
  | { readonly is: 'error'; readonly message: string; /** True if the postcode is invalid. */ readonly typed: boolean }

const isEstimate = (body: unknown): body is DeliveryEstimate => {
  const { name, price } = (body ?? {}) as { readonly name?: unknown; readonly price?: unknown }
  return typeof name === 'string' && typeof price === 'number'
}

/** Requests the price of a delivery to a postcode (CALC-02). Never rejects: a failure is returned with its message. */
export const requestDeliveryEstimate = async (
  postcode: string,
  car_id: string,
): Promise<Extract<DeliveryState, { is: 'result' | 'error' }>> => {
  const problem = deliveryProblem(postcode)
  if (problem !== undefined) return { is: 'error', message: problem, typed: true }
  const params = new URLSearchParams({ postcode: postcode.trim(), car_id })
  try {
    const response = await fetch(`/api/delivery?${params.toString()}`)
    const body: unknown = await response.json()
    if (response.ok && isEstimate(body)) return { is: 'result', text: formatDeliveryEstimate(body) }
    if (response.status >= 500) console.error(`The delivery estimate request failed with status ${response.status}.`)
  } catch (error) {
    console.error('The delivery estimate request failed.', error)
  }
  return { is: 'error', message: NO_ESTIMATE_TEXT, typed: false }
}
