import type { DisplayWindow } from '@/src/domain/content/display-window'
import type { PriceChangeState } from './texts'

/** The state and period of a price change, as ISO 8601 moments. */
export type TiedChange = {
  readonly state: PriceChangeState
  readonly starts_at?: string | null | undefined
  readonly ends_at?: string | null | undefined
}

/** Never open: a change that has ended does not begin again. */
const closedWindow: DisplayWindow = { expiry: new Date(0).toISOString() }

const latest = (one: string | undefined, other: string | undefined): string | undefined =>
  one !== undefined && other !== undefined && Date.parse(one) > Date.parse(other) ? one : (other ?? one)

const earliest = (one: string | undefined, other: string | undefined): string | undefined =>
  one !== undefined && other !== undefined && Date.parse(one) < Date.parse(other) ? one : (other ?? one)

/**
 * Returns the period in which a document that is tied to a price change is shown (STF-11): while the change runs, and
 * never outside its own period. A planned change is not shown before its prices are, however late they come.
 */
export const windowWithChange = (own: DisplayWindow, change: TiedChange | undefined): DisplayWindow => {
  if (change === undefined) return own
  if (change.state !== 'running') return closedWindow
  return {
    start: latest(own.start, change.starts_at ?? undefined),
    expiry: earliest(own.expiry, change.ends_at ?? undefined),
  }
}
