import { noRatingText, shownGauge, type Gauge } from '@/src/domain/market/gauge'

/** What the place of the gauge shows. */
export type GaugeState =
  | { readonly is: 'loading' }
  | { readonly is: 'shown'; readonly gauge: Gauge }
  /** `reason` in words, where one is known. */
  | { readonly is: 'hidden'; readonly reason?: string }

const isEmpty = (data: unknown): boolean => typeof data !== 'object' || data === null || Object.keys(data).length === 0

const read = async (path: string, signal: AbortSignal): Promise<object> => {
  const response = await fetch(`${path}/autogauge`, { signal })
  if (!response.ok) throw new Error(`The gauge answered ${response.status}.`)
  const data: unknown = await response.json()
  if (isEmpty(data)) throw new Error('No data returned')
  return data as object
}

/** Asks for a vehicle's gauge (V§7, V§8): a failure is logged, and nothing is shown. */
export const askGauge = async (path: string, signal: AbortSignal): Promise<GaugeState> => {
  try {
    const data = await read(path, signal)
    const gauge = shownGauge(data)
    if (gauge) return { is: 'shown', gauge }
    const reason = noRatingText(data)
    return { is: 'hidden', ...(reason === undefined ? {} : { reason }) }
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch auto gauge data.', error)
    return { is: 'hidden' }
  }
}
