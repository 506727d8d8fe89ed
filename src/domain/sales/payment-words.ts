import { formatCents } from '@/src/domain/money'
import type { HoldState, PaymentState } from './machine'
import { momentWords } from './words'

export type StatusOf = {
  readonly state: PaymentState
  readonly hold: HoldState | null
  readonly amount_cents: number
  readonly held_until: Date | null
  readonly car_title: string | null
}

export type StatusWords = {
  readonly title: string
  readonly lines: readonly string[]
  readonly done: boolean
  readonly actions: readonly ('continue' | 'let-go' | 'check')[]
}

const over = (title: string, ...lines: readonly string[]): StatusWords => ({ title, lines, done: false, actions: [] })

const moneyBack = 'Banks take up to 10 days to show it on your card.'

const unpaid = ({ hold, car_title, held_until, state }: StatusOf, timezone: string): StatusWords => {
  if (state === 'failed') return over('The payment did not work', 'Nothing was charged.')
  const what = car_title ?? 'The vehicle'
  if (hold === 'pending')
    return {
      title: 'You have not paid yet',
      lines: [
        `${what} is kept for you until ${held_until ? momentWords(held_until, timezone) : 'then'}, so that you can pay.`,
      ],
      done: false,
      actions: ['continue', 'let-go'],
    }
  if (hold === 'cancelled') return over(`You have let ${what} go`, 'Nothing was charged, and it is free for others.')
  if (hold !== null || state === 'expired') return over('The time to pay is over', 'Nothing was charged.')
  return {
    title: 'You have not paid yet',
    lines: ['Nothing was charged so far.'],
    done: false,
    actions: ['continue', 'check'],
  }
}

const kept = ({ hold, car_title, held_until, amount_cents }: StatusOf, timezone: string): StatusWords => {
  const what = car_title ?? 'The vehicle'
  if (hold === null)
    return {
      title: 'Thank you, your payment has arrived',
      lines: [`We have received ${formatCents(amount_cents)}.`],
      done: true,
      actions: [],
    }
  if (hold === 'completed') return { ...over(`${what} is yours`, 'Your deposit is part of the price.'), done: true }
  if (hold === 'cancelled')
    return over(
      'The hold has ended',
      `Your deposit of ${formatCents(amount_cents)} is still with us. Ask us for it, or use it for another vehicle.`,
    )
  return {
    title: `${what} is held for you`,
    lines: [
      `Until ${held_until ? momentWords(held_until, timezone) : 'then'} nobody else can reserve it. We will call you to arrange what comes next.`,
      'Your deposit is 100% refundable. If you do not go ahead by then, it goes back by itself.',
    ],
    done: true,
    actions: [],
  }
}

const back = ({ hold, state, amount_cents, car_title }: StatusOf): StatusWords => {
  const amount = formatCents(amount_cents)
  const way =
    state === 'refunded'
      ? `We have given back your ${amount}. ${moneyBack}`
      : `Your ${amount} is on its way back. ${moneyBack}`
  if (hold === 'lapsed') return over('The hold has ended', `${car_title ?? 'The vehicle'} is for sale again.`, way)
  if (hold === 'cancelled')
    return over(
      `${car_title ?? 'The vehicle'} could not be held`,
      'It was sold, or given to somebody else, while you paid.',
      way,
    )
  return over(hold === null ? 'Your payment goes back' : 'Your deposit goes back', way)
}

/** Describes a payment's status on its page, for all states of payment and hold (RSV-01). */
export const statusWords = (sale: StatusOf, timezone: string): StatusWords => {
  if (sale.state === 'paid') return kept(sale, timezone)
  return sale.state === 'refunding' || sale.state === 'refunded' ? back(sale) : unpaid(sale, timezone)
}
