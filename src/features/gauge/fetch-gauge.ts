import { agreesWithAverage, noRatingText, parseGauge, type Gauge } from '@/src/domain/market/gauge'

/** State of the market gauge. */
export type GaugeState =
  | { readonly is: 'loading' }
  | { readonly is: 'shown'; readonly gauge: Gauge }
  /** `reason` is a text for shoppers, if known. */
  | { readonly is: 'hidden'; readonly reason?: string }

const isEmpty = (data: unknown): boolean => typeof data !== 'object' || data === null || Object.keys(data).length === 0

const fetchGaugeData = async (path: string, signal: AbortSignal): Promise<object> => {
  const response = await fetch(`${path}/autogauge`, { signal })
  if (!response.ok) throw new Error(`The gauge request failed with status ${response.status}.`)
  const data: unknown = await response.json()
  if (isEmpty(data)) throw new Error('No data returned')
  return data as object
}

/**
 * Fetches a vehicle's market gauge (VDP-11). A failure is logged and hides the gauge. It is hidden too if it contradicts
 * the market average that the vehicle's card compares its price with.
 */
export const fetchGauge = async (path: string, signal: AbortSignal, average?: number): Promise<GaugeState> => {
  try {
    const data = await fetchGaugeData(path, signal)
    const gauge = parseGauge(data)
    if (gauge) return agreesWithAverage(gauge, average) ? { is: 'shown', gauge } : { is: 'hidden' }
    const reason = noRatingText(data)
    return { is: 'hidden', ...(reason === undefined ? {} : { reason }) }
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch auto gauge data.', error)
    return { is: 'hidden' }
  }
}
