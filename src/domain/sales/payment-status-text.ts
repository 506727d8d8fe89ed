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

/** `cancel` is for a paid deposit, `let-go` for a hold that is not paid. */
export type PaymentAction = 'continue' | 'let-go' | 'check' | 'cancel'

export type PaymentStatusCopy = {
  readonly title: string
  readonly lines: readonly string[]
  readonly done: boolean
  readonly actions: readonly PaymentAction[]
}

const finalStatus = (title: string, ...lines: readonly string[]): PaymentStatusCopy => ({
  title,
  lines,
  done: false,
  actions: [],
})

/** When the money of a refund arrives, as far as it is known: the shopper's bank decides. On pages and in emails. */
export const REFUND_TIME_TEXT = 'Banks usually take 5 to 10 business days to show a card refund.'

const NOT_CHARGED_TEXT = 'You haven’t been charged.'

const unpaidCopy = ({ hold, car_title, held_until, state }: PaymentStatus, timezone: string): PaymentStatusCopy => {
  if (state === 'failed') return finalStatus('Your payment didn’t go through', NOT_CHARGED_TEXT)
  const vehicleName = car_title ?? 'The vehicle'
  if (hold === 'pending')
    return {
      title: 'You haven’t paid yet',
      lines: [
        `${vehicleName} is on hold for you until ${held_until ? formatLongMoment(held_until, timezone) : 'then'}, so you have time to pay.`,
      ],
      done: false,
      actions: ['continue', 'let-go'],
    }
  if (hold === 'cancelled')
    return finalStatus('You’ve cancelled your hold', `${NOT_CHARGED_TEXT} ${vehicleName} is available to others again.`)
  if (hold !== null || state === 'expired') return finalStatus('Your time to pay has run out', NOT_CHARGED_TEXT)
  return {
    title: 'You haven’t paid yet',
    lines: [NOT_CHARGED_TEXT],
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
      title: 'Thank you for your payment',
      lines: [`We’ve received ${formatCents(amount_cents)}.`],
      done: true,
      actions: [],
    }
  if (hold === 'completed')
    return { ...finalStatus(`${vehicleName} is yours`, 'Your deposit came off the price.'), done: true }
  if (hold === 'cancelled')
    return finalStatus(
      'The hold has ended',
      `We still have your deposit of ${formatCents(amount_cents)}. Ask us to refund it, or use it for another vehicle.`,
    )
  return {
    title: `${vehicleName} is held for you`,
    lines: [
      `No one else can reserve it until ${held_until ? formatLongMoment(held_until, timezone) : 'then'}. We’ll call you to arrange the next step.`,
      'Your deposit is 100% refundable. If you don’t go ahead by then, we’ll refund it automatically.',
    ],
    done: true,
    actions: ['cancel'],
  }
}

/** Says which reservation the refund ends; nothing for a payment without a vehicle. */
const endedHoldCopy = ({ hold, car_title }: PaymentStatus): readonly [title: string, ...lines: readonly string[]] => {
  const vehicleName = car_title ?? 'The vehicle'
  if (hold === 'lapsed') return ['The hold has ended', `${vehicleName} is for sale again.`]
  if (hold === 'cancelled')
    return [
      `${vehicleName} is no longer held for you`,
      'The hold had ended, or another shopper bought or reserved it first.',
    ]
  if (hold === null) return ['Your payment refund']
  return ['Your reservation is cancelled', `${vehicleName} is no longer held for you.`]
}

const refundCopy = (sale: PaymentStatus): PaymentStatusCopy => {
  const amount = `${sale.hold === null ? 'payment' : 'deposit'} of ${formatCents(sale.amount_cents)}`
  const refundLine =
    sale.state === 'refunded'
      ? `We’ve refunded your ${amount} to your card. ${REFUND_TIME_TEXT}`
      : `We’re refunding your ${amount} to your card. ${REFUND_TIME_TEXT}`
  return finalStatus(...endedHoldCopy(sale), refundLine)
}

/** Says what cancelling a paid reservation does, before the shopper confirms it. */
export const cancelText = ({ car_title, amount_cents }: Pick<PaymentStatus, 'car_title' | 'amount_cents'>): string =>
  `We’ll refund your deposit of ${formatCents(amount_cents)} to your card, and ${car_title ?? 'the vehicle'} will be for sale again at once. ${REFUND_TIME_TEXT}`

/** Describes a payment's status on its page, for all states of payment and hold (RSV-01). */
export const paymentStatusCopy = (sale: PaymentStatus, timezone: string): PaymentStatusCopy => {
  if (sale.state === 'paid') return paidCopy(sale, timezone)
  return sale.state === 'refunding' || sale.state === 'refunded' ? refundCopy(sale) : unpaidCopy(sale, timezone)
}
