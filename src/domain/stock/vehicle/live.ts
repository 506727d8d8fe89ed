import type { PriceType, VehicleStatus } from './vehicle'

/**
 * The state of a vehicle that an open page follows (VDP-16): its availability and the parts of its price. Money in
 * dollars, as in search records. `unavailable` means that shoppers can no longer see the vehicle.
 */
export type LiveState = {
  readonly id: string
  readonly status: VehicleStatus | 'unavailable'
  readonly reserved: boolean
  readonly preorder: boolean
  readonly price_type: PriceType
  readonly price?: number
  readonly before_price?: number
  readonly offer_price?: number
  readonly subscription_price?: number
}

/** Returns a text that is equal for equal states; pages compare the state they display with an update by it. */
export const liveStateKey = (state: LiveState): string =>
  [
    state.status,
    Number(state.reserved),
    Number(state.preorder),
    state.price_type,
    state.price ?? '',
    state.before_price ?? '',
    state.offer_price ?? '',
    state.subscription_price ?? '',
  ].join('|')

/**
 * Milliseconds until an open page fetches its content again after an update, given the number of fetches so far; null
 * when no more are needed. The page may be regenerated a moment after the update, and an outside cache may serve the
 * old one for ten more seconds.
 */
export const liveRefetchDelayMs = (fetchCount: number): number | null =>
  [1200, 1200, 1200, 8000][fetchCount - 1] ?? null

const statusUpdateText = (before: string | undefined, now: LiveState['status']): string => {
  if (before === now || now === 'in_stock' || now === 'coming_soon') return ''
  return now === 'sold' ? 'This vehicle has just been sold.' : 'This vehicle is no longer available.'
}

const reservedUpdateText = (before: string | undefined, now: boolean): string => {
  if (before === String(Number(now))) return ''
  return now ? 'This vehicle has just been reserved.' : 'This vehicle is no longer reserved.'
}

/**
 * Returns the message about a change since the state with the key `previousKey`; empty when the displayed state is
 * unchanged.
 */
export const liveUpdateText = (previousKey: string, state: LiveState): string => {
  if (liveStateKey(state) === previousKey) return ''
  const [status, reserved] = previousKey.split('|')
  return (
    statusUpdateText(status, state.status) ||
    reservedUpdateText(reserved, state.reserved) ||
    'The price or availability of this vehicle has just changed.'
  )
}
