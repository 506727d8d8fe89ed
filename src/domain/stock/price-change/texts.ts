import { formatCents } from '@/src/domain/money/format-money'
import { formatNumber } from '@/src/domain/text/numbers'
import type { RefusalReason } from './plan'
import type { PriceRule } from './price-rule'

/** Describes a rule in a line: `5% off, ending in 990, never below $9,990`. */
export const describeRule = ({ direction, kind, amount, rounding, floor_cents }: PriceRule): string => {
  const change = kind === 'percent' ? `${formatNumber(amount / 100)}%` : formatCents(amount)
  const parts = [
    direction === 'down' ? `${change} off` : `${change} more`,
    ...(rounding === 'dollar' ? [] : [`ending in ${rounding}`]),
    ...(floor_cents === undefined ? [] : [`never below ${formatCents(floor_cents)}`]),
  ]
  return parts.join(', ')
}

export const refusalTexts: Readonly<Record<RefusalReason, string>> = {
  sold: 'Sold.',
  not_for_sale: 'Not for sale.',
  removed: 'It’s no longer in your stock.',
  held: 'A shopper has paid a deposit to reserve it.',
  no_price: 'It has no price.',
  other_change: 'It’s in another price change at that time.',
  at_floor: 'Its price is already at or below your lowest price.',
  too_low: 'Its price would fall to $10 or less.',
  too_high: 'Its price would be above $100,000,000.',
}

export const priceChangeStates = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  stopped: 'Stopped',
  undone: 'Undone',
  cancelled: 'Cancelled',
} as const
export type PriceChangeState = keyof typeof priceChangeStates

const stateSentences: Readonly<Record<PriceChangeState, string>> = {
  planned: 'This change hasn’t started. No price has changed yet.',
  running: 'This change is running: the vehicles below have the new prices.',
  ended: 'This change has ended, and the vehicles have their earlier prices again.',
  stopped: 'This change was stopped, and the vehicles have their earlier prices again.',
  undone: 'This change was undone, and the vehicles have their earlier prices again.',
  cancelled: 'This change was cancelled before it started. No price was changed.',
}

/** Says what has happened to the prices of a change; empty for a state that does not exist. */
export const describeState = (state: unknown): string =>
  typeof state === 'string' && Object.hasOwn(stateSentences, state) ? stateSentences[state as PriceChangeState] : ''

/** The action that ends a change: `stop` if it would end by itself, `undo` if not, `cancel` before its start. */
export type EndAction = 'stop' | 'undo' | 'cancel'

export const findEndAction = (state: PriceChangeState, hasEnd: boolean): EndAction | undefined => {
  if (state === 'planned') return 'cancel'
  if (state !== 'running') return undefined
  return hasEnd ? 'stop' : 'undo'
}

export const endActionTexts: Readonly<
  Record<EndAction, { readonly label: string; readonly confirm: string; readonly state: PriceChangeState }>
> = {
  stop: {
    label: 'Undo this change',
    confirm:
      'Every vehicle gets the price, crossed-out price and tag it had before. Prices that someone has changed since stay.',
    state: 'stopped',
  },
  undo: {
    label: 'Undo this change',
    confirm:
      'Every vehicle gets the price, crossed-out price and tag it had before. Prices that someone has changed since stay.',
    state: 'undone',
  },
  cancel: {
    label: 'Cancel this change',
    confirm: 'The change won’t start. No price has changed yet.',
    state: 'cancelled',
  },
}
