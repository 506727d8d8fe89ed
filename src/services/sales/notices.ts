import type { PoolClient } from 'pg'
import { formatCents } from '@/src/domain/money/format-money'
import { formatLongMoment } from '@/src/domain/time/format-moment'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { env } from '@/src/env'
import { queueMessage } from '../messages/queue-message'
import type { SaleRow } from './sale-rows'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { HOLD_HOURS } from '@/src/domain/sales/sale-state-machine'

export type SaleDealer = {
  readonly name: string
  readonly slug: string
  readonly url: string | null
  readonly website_id: string | null
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
  readonly domain: string | null
}

export type SaleVehicle = {
  readonly id: string
  readonly slug: string
  readonly stocknum: string | null
  readonly make: string
  readonly model: string
  readonly car_type: string
  readonly status: string
  readonly location_id: string | null
  readonly dealership_id: string | null
  readonly dealership_slug: string | null
  readonly location_name: string | null
  readonly timezone: string | null
}

/** Dealer and vehicle of a sale for mails and leads, read in the transaction that causes them. */
export type SaleFacts = { readonly dealer: SaleDealer; readonly vehicle: SaleVehicle | null; readonly timezone: string }

const dealerSql = `SELECT t.name, t.slug, t.url, t.website_id, t.dealership_id, t.dealership_slug,
  (SELECT d.host FROM tenants_domains d WHERE d._parent_id = t.id ORDER BY d._order LIMIT 1) AS domain,
  (SELECT l.timezone FROM locations l WHERE l.tenant_id = t.id AND l.deleted_at IS NULL
    ORDER BY l."primary" DESC NULLS LAST, l."order" LIMIT 1) AS timezone
  FROM tenants t WHERE t.id = $1`
const vehicleSql = `SELECT v.id, v.slug, v.stocknum, v.make, v.model, v.car_type, v.status, v.location_id,
  coalesce(v.dealership_id, l.dealership_id) AS dealership_id, coalesce(v.dealership_slug, l.dealership_slug) AS dealership_slug,
  l.name AS location_name, l.timezone FROM vehicles v LEFT JOIN locations l ON l.id = v.location_id AND l.deleted_at IS NULL
  WHERE v.id = $1`

export const loadSaleFacts = async (client: PoolClient, { payment, hold }: SaleRow): Promise<SaleFacts> => {
  const dealers = await client.query<SaleDealer & { timezone: string | null }>(dealerSql, [payment.tenant_id])
  const [dealer] = dealers.rows
  if (!dealer) throw new Error('The tenant of a payment does not exist.')
  const vehicle = hold?.car_id ? (await client.query<SaleVehicle>(vehicleSql, [hold.car_id])).rows[0] : undefined
  return { dealer, vehicle: vehicle ?? null, timezone: vehicle?.timezone ?? dealer.timezone ?? DEFAULT_TIME_ZONE }
}

export type Notice = 'held' | 'paid' | 'late' | 'lapsed' | 'cancelled' | 'refunded'

const paymentPageUrl = ({ payment }: SaleRow, { dealer }: SaleFacts): string =>
  `${resolveSiteAddress({ ...dealer, domains: dealer.domain ? [{ host: dealer.domain }] : [] }, env.PUBLIC_URL)}/payments/${payment.token}`

type NoticeText = { readonly subject: string; readonly lines: readonly string[] }

const heldText = ({ payment, hold }: SaleRow, { vehicle, timezone }: SaleFacts, what: string): NoticeText => ({
  subject: `${what} is held for you`,
  lines: [
    `Thank you. We’ve received your deposit of ${formatCents(payment.amount_cents)}, and ${what} is held for you until ${formatLongMoment(hold?.held_until ?? new Date(), timezone)}.`,
    vehicle?.location_name
      ? `You’ll find it at ${vehicle.location_name}. We’ll call you to arrange the next step.`
      : 'We’ll call you to arrange the next step.',
    'Your deposit is 100% refundable. If you don’t go ahead by then, we’ll refund it automatically. To cancel sooner, use the link below.',
    `Receipt ${payment.receipt ?? ''}.`,
  ],
})

type NoticeFacts = { readonly what: string; readonly amount: string; readonly sale: SaleRow; readonly facts: SaleFacts }

const noticeTexts: Readonly<Record<Notice, (noticeFacts: NoticeFacts) => NoticeText>> = {
  held: ({ sale, facts, what }) => heldText(sale, facts, what),
  paid: ({ amount, sale: { payment } }) => ({
    subject: `Your payment of ${amount}`,
    lines: [
      `Thank you. We’ve received your payment of ${amount}.`,
      ...(payment.reference ? [`Reference: ${payment.reference}.`] : []),
      `Receipt ${payment.receipt ?? ''}.`,
    ],
  }),
  late: ({ what, amount }) => ({
    subject: `${what} couldn’t be held. We’re refunding your ${amount}`,
    lines: [
      `We received your payment of ${amount}, but ${what} could no longer be held for you.`,
      'We’re refunding all of it to your card automatically. It can take up to 10 days to appear.',
    ],
  }),
  lapsed: ({ what, amount }) => ({
    subject: `The hold on ${what} has ended`,
    lines: [
      `The ${String(HOLD_HOURS)} hours have passed, and ${what} is for sale again.`,
      `We’re refunding your deposit of ${amount} to your card automatically.`,
    ],
  }),
  cancelled: ({ what, amount }) => ({
    subject: `The hold on ${what} has ended`,
    lines: [
      `We have ended the hold on ${what}, as agreed with you. We’ll keep your deposit of ${amount} until you ask us to refund it or use it for another vehicle.`,
    ],
  }),
  refunded: ({ amount }) => ({
    subject: `Your refund of ${amount} is on its way`,
    lines: [`We’ve refunded your ${amount}. It can take up to 10 days to appear on your card.`],
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
    text: [`Hello ${payment.name ?? ''},`, ...lines, ...testNote, paymentPageUrl(sale, facts), facts.dealer.name].join(
      '\n\n',
    ),
    key: `sale:${payment.id}:${notice}`,
  })
}
