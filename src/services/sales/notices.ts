import type { PoolClient } from 'pg'
import { formatCents } from '@/src/domain/money/format-money'
import { REFUND_TIME_TEXT } from '@/src/domain/sales/payment-status-text'
import { HOLD_HOURS } from '@/src/domain/sales/hold-expiry'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { formatLongMoment } from '@/src/domain/time/format-moment'
import { env } from '@/src/env'
import { queueMessage } from '../messages/queue-message'
import type { SaleFacts } from './sale-facts'
import type { SaleRow } from './sale-rows'

export type Notice = 'held' | 'paid' | 'late' | 'lapsed' | 'cancelled' | 'refunded'

const paymentPageUrl = ({ payment }: SaleRow, { dealer }: SaleFacts): string =>
  `${resolveSiteAddress({ ...dealer, domains: dealer.domain ? [{ host: dealer.domain }] : [] }, env.PUBLIC_URL)}/payments/${payment.token}`

type NoticeText = { readonly subject: string; readonly lines: readonly string[] }

/** The number by which the dealer finds the payment; nothing before it is paid. */
const receiptLines = ({ payment: { receipt } }: SaleRow): readonly string[] => (receipt ? [`Receipt ${receipt}.`] : [])

/** The payer's own reference, such as an invoice number. */
const referenceLines = ({ payment: { reference } }: SaleRow): readonly string[] =>
  reference ? [`Reference: ${reference}.`] : []

const heldText = (sale: SaleRow, { vehicle, timezone }: SaleFacts, what: string): NoticeText => ({
  subject: `${what} is held for you`,
  lines: [
    `Thank you. We’ve received your deposit of ${formatCents(sale.payment.amount_cents)}, and ${what} is held for you until ${formatLongMoment(sale.hold?.held_until ?? new Date(), timezone)}.`,
    vehicle?.location_name
      ? `You’ll find it at ${vehicle.location_name}. We’ll call you to arrange the next step.`
      : 'We’ll call you to arrange the next step.',
    'Your deposit is 100% refundable. If you don’t go ahead by then, we’ll refund it automatically. To cancel sooner, use the link below.',
    ...receiptLines(sale),
  ],
})

/** Says what the refund is for, so that the mail can be understood without the earlier ones. */
const refundReason = ({ hold }: SaleRow, what: string): readonly string[] => {
  if (hold === null) return []
  if (hold.state === 'lapsed') return [`The hold on ${what} has ended.`]
  return [
    hold.state === 'cancelled'
      ? `${what} could no longer be held for you.`
      : `Your reservation of ${what} is cancelled.`,
  ]
}

type NoticeFacts = { readonly what: string; readonly amount: string; readonly sale: SaleRow; readonly facts: SaleFacts }

const noticeTexts: Readonly<Record<Notice, (noticeFacts: NoticeFacts) => NoticeText>> = {
  held: ({ sale, facts, what }) => heldText(sale, facts, what),
  paid: ({ amount, sale }) => ({
    subject: `Your payment of ${amount}`,
    lines: [`Thank you. We’ve received your payment of ${amount}.`, ...referenceLines(sale), ...receiptLines(sale)],
  }),
  late: ({ what, amount, sale }) => ({
    subject: `${what} couldn’t be held. We’re refunding your ${amount}`,
    lines: [
      `We received your payment of ${amount}, but ${what} could no longer be held for you.`,
      `We’re refunding all of it to your card automatically. ${REFUND_TIME_TEXT}`,
      ...receiptLines(sale),
    ],
  }),
  lapsed: ({ what, amount, sale }) => ({
    subject: `The hold on ${what} has ended`,
    lines: [
      `The ${String(HOLD_HOURS)} hours have passed, and ${what} is for sale again.`,
      `We’re refunding your deposit of ${amount} to your card automatically. ${REFUND_TIME_TEXT}`,
      ...receiptLines(sale),
    ],
  }),
  cancelled: ({ what, amount, sale }) => ({
    subject: `The hold on ${what} has ended`,
    lines: [
      `We have ended the hold on ${what}, as agreed with you. We’ll keep your deposit of ${amount} until you ask us to refund it or use it for another vehicle.`,
      ...receiptLines(sale),
    ],
  }),
  refunded: ({ what, amount, sale }) => ({
    subject: `Your refund of ${amount} is on its way`,
    lines: [
      ...refundReason(sale, what),
      `We’ve refunded your ${sale.hold ? 'deposit' : 'payment'} of ${amount} to your card. ${REFUND_TIME_TEXT}`,
      ...referenceLines(sale),
      ...receiptLines(sale),
    ],
  }),
}

const buildNoticeText = (notice: Notice, sale: SaleRow, facts: SaleFacts): NoticeText => {
  const what = sale.hold?.car_title ?? 'The vehicle'
  return noticeTexts[notice]({ what, amount: formatCents(sale.payment.amount_cents), sale, facts })
}

/** Mails the shopper about a change of their payment or hold, in the transaction of that change; each notice once. */
export const notifyShopper = async (
  client: PoolClient,
  notice: Notice,
  sale: SaleRow,
  facts: SaleFacts,
): Promise<void> => {
  const { payment } = sale
  if (!payment.email) return
  const { subject, lines } = buildNoticeText(notice, sale, facts)
  const testNote = payment.provider === 'test' ? ['This was a test payment. No money was taken.'] : []
  await queueMessage(client, {
    tenant: payment.tenant_id,
    channel: 'email',
    to: payment.email,
    from: facts.dealer.name,
    subject,
    text: [
      `Hello ${payment.name ?? ''},`,
      ...lines,
      ...testNote,
      paymentPageUrl(sale, facts),
      [facts.dealer.name, ...facts.contact].join('\n'),
    ].join('\n\n'),
    key: `sale:${payment.id}:${notice}`,
  })
}
