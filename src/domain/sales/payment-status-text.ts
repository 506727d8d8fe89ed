import { formatCents } from '@/src/domain/money/format-money'
import type { HoldState, PaymentState } from './sale-state-machine'
import { formatLongMoment } from '@/src/domain/time/format-moment'

export type PaymentStatus = {
  readonly state: PaymentState
  readonly hold: HoldState | null
  readonly amount_cents: number
  readonly held_until: Date | null
  readonly car_title: string | null
}

export type PaymentStatusCopy = {
  readonly title: string
  readonly lines: readonly string[]
  readonly done: boolean
  readonly actions: readonly ('continue' | 'let-go' | 'check')[]
}

const finalStatus = (title: string, ...lines: readonly string[]): PaymentStatusCopy => ({
  title,
  lines,
  done: false,
  actions: [],
})

const REFUND_TIME_TEXT = 'Banks take up to 10 days to show it on your card.'

const unpaidCopy = ({ hold, car_title, held_until, state }: PaymentStatus, timezone: string): PaymentStatusCopy => {
  if (state === 'failed') return finalStatus('The payment did not work', 'Nothing was charged.')
  const vehicleName = car_title ?? 'The vehicle'
  if (hold === 'pending')
    return {
      title: 'You have not paid yet',
      lines: [
        `${vehicleName} is kept for you until ${held_until ? formatLongMoment(held_until, timezone) : 'then'}, so that you can pay.`,
      ],
      done: false,
      actions: ['continue', 'let-go'],
    }
  if (hold === 'cancelled')
    return finalStatus(`You have let ${vehicleName} go`, 'Nothing was charged, and it is free for others.')
  if (hold !== null || state === 'expired') return finalStatus('The time to pay is over', 'Nothing was charged.')
  return {
    title: 'You have not paid yet',
    lines: ['Nothing was charged so far.'],
    done: false,
    actions: ['continue', 'check'],
  }
}

const paidCopy = (
  { hold, car_title, held_until, amount_cents }: PaymentStatus,
  timezone: string,
): PaymentStatusCopy => {
  const vehicleName = car_title ?? 'The vehicle'
  if (hold === null)
    return {
      title: 'Thank you, your payment has arrived',
      lines: [`We have received ${formatCents(amount_cents)}.`],
      done: true,
      actions: [],
    }
  if (hold === 'completed')
    return { ...finalStatus(`${vehicleName} is yours`, 'Your deposit is part of the price.'), done: true }
  if (hold === 'cancelled')
    return finalStatus(
      'The hold has ended',
      `Your deposit of ${formatCents(amount_cents)} is still with us. Ask us for it, or use it for another vehicle.`,
    )
  return {
    title: `${vehicleName} is held for you`,
    lines: [
      `Until ${held_until ? formatLongMoment(held_until, timezone) : 'then'} nobody else can reserve it. We will call you to arrange what comes next.`,
      'Your deposit is 100% refundable. If you do not go ahead by then, it is refunded automatically.',
    ],
    done: true,
    actions: [],
  }
}

const refundCopy = ({ hold, state, amount_cents, car_title }: PaymentStatus): PaymentStatusCopy => {
  const amount = formatCents(amount_cents)
  const refundLine =
    state === 'refunded'
      ? `We have given back your ${amount}. ${REFUND_TIME_TEXT}`
      : `Your ${amount} is on its way back. ${REFUND_TIME_TEXT}`
  if (hold === 'lapsed')
    return finalStatus('The hold has ended', `${car_title ?? 'The vehicle'} is for sale again.`, refundLine)
  if (hold === 'cancelled')
    return finalStatus(
      `${car_title ?? 'The vehicle'} could not be held`,
      'It was sold, or given to somebody else, while you paid.',
      refundLine,
    )
  return finalStatus(hold === null ? 'Your payment goes back' : 'Your deposit goes back', refundLine)
}

/** Describes a payment's status on its page, for all states of payment and hold (RSV-01). */
export const paymentStatusCopy = (sale: PaymentStatus, timezone: string): PaymentStatusCopy => {
  if (sale.state === 'paid') return paidCopy(sale, timezone)
  return sale.state === 'refunding' || sale.state === 'refunded' ? refundCopy(sale) : unpaidCopy(sale, timezone)
}
