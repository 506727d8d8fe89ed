import { deliveryProblem, estimateText, noEstimate, type DeliveryEstimate } from '@/src/domain/delivery/words'

/** The delivery calculator (V§4): idle, loading, result or error. */
export type DeliveryState =
  | { readonly is: 'idle' }
  | { readonly is: 'loading' }
  | { readonly is: 'result'; readonly text: string }
  | { readonly is: 'error'; readonly message: string; /** Whether what was typed is wrong. */ readonly typed: boolean }

const isEstimate = (answer: unknown): answer is DeliveryEstimate => {
  const { name, price } = (answer ?? {}) as { readonly name?: unknown; readonly price?: unknown }
  return typeof name === 'string' && typeof price === 'number'
}

/** Asks what a delivery to a postcode costs (CALC-02). Never rejects: what cannot be said is an error with its words. */
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
    if (response.status >= 500) console.error(`The delivery estimate answered ${response.status}.`)
  } catch (error) {
    console.error('The delivery estimate could not be asked for.', error)
  }
  return { is: 'error', message: noEstimate, typed: false }
}
