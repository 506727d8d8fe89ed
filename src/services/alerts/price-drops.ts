import type { PriceType } from '@/src/domain/stock/fields/choices'
import { priceTypeText } from '@/src/domain/stock/card/price-type-text'
import { formatShortVehicleName } from '@/src/domain/stock/vehicle/naming'
import type { Pool, PoolClient } from 'pg'
import { MIN_PRICE_DROP_CENTS } from '@/src/domain/accounts/alert-time'
import { dayAt } from '@/src/domain/time/zones'
import { buildAccountEmail, type AccountEmail, oneClickUnsubscribeHeaders } from '@/src/domain/accounts/account-email'
import { formatCents } from '@/src/domain/money/format-money'
import { MAX_PLACEHOLDER_DOLLARS } from '@/src/domain/stock/price/price'
import { inTransaction } from '@/src/platform/postgres/connections'
import { queueMessage } from '../messages/queue-message'
import { paidCentsSql } from '../stock/paid-cents'
import type { AlertDealer } from './dealers'

type PriceDropRow = {
  readonly id: string
  readonly saved_cents: string
  readonly now_cents: string
  readonly price_type: PriceType
  readonly slug: string
  readonly year: number
  readonly make: string
  readonly model: string
  readonly badge: string | null
}

const priceDropsSql = `SELECT s.id, s.price_cents AS saved_cents, ${paidCentsSql} AS now_cents, v.price_type::text AS price_type, v.slug,
    v.year, v.make, v.model, v.badge
  FROM saved_vehicles s JOIN vehicles v ON v.id = s.car_id AND v.tenant_id = s.tenant_id
  WHERE s.tenant_id = $1 AND s.shopper_id = $2 AND v.status IN ('in_stock', 'coming_soon') AND v.hidden IS NOT TRUE
    AND v.removed_at IS NULL AND ${paidCentsSql} > ${String(MAX_PLACEHOLDER_DOLLARS * 100)} AND s.price_cents - ${paidCentsSql} >= $3
  ORDER BY s.created_at DESC FOR UPDATE OF s SKIP LOCKED`

type SubscriberRow = {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly unsubscribe_token: string
}

const buildMail = (dealer: AlertDealer, subscriber: SubscriberRow, drops: readonly PriceDropRow[]): AccountEmail => {
  const unsubscribe = `${dealer.url}/unsubscribe?token=${subscriber.unsubscribe_token}`
  return buildAccountEmail({
    dealer: dealer.name,
    contact: dealer.contact,
    accent: dealer.accent,
    subject:
      drops.length === 1
        ? `Price drop: ${drops[0] ? formatShortVehicleName(drops[0]) : ''}`
        : `Price drops on ${String(drops.length)} saved cars`,
    intro: `${subscriber.name ? `Hello ${subscriber.name}. ` : ''}${drops.length === 1 ? 'A car you saved has' : 'Cars you saved have'} dropped in price.`,
    lines: drops.map((drop) => ({
      title: formatShortVehicleName(drop),
      note: `${formatCents(Number(drop.now_cents))} ${priceTypeText(drop.price_type, dealer.switches.display)}, ${formatCents(Number(drop.saved_cents) - Number(drop.now_cents))} less than before`,
      href: `${dealer.url}/cars/${drop.slug}`,
    })),
    action: { label: 'See your saved cars', href: `${dealer.url}/watchlist` },
    reason: `You’re getting this email because you asked ${dealer.name} to tell you when the price of a saved car drops.`,
    unsubscribe,
  })
}

/**
 * Queues one shopper's mail and stores the prices in it in one transaction, so that a crash never sends a mail twice.
 */
const queueMail = async (
  client: PoolClient,
  dealer: AlertDealer,
  subscriber: SubscriberRow,
  at: Date,
): Promise<boolean> => {
  const { rows } = await client.query<PriceDropRow>(priceDropsSql, [dealer.id, subscriber.id, MIN_PRICE_DROP_CENTS])
  if (rows.length === 0) return false
  const { subject, text, html } = buildMail(dealer, subscriber, rows)
  const isNew = await queueMessage(client, {
    tenant: dealer.id,
    channel: 'email',
    to: subscriber.email,
    from: dealer.name,
    subject,
    text,
    html,
    headers: oneClickUnsubscribeHeaders(`${dealer.url}/api/account/unsubscribe?token=${subscriber.unsubscribe_token}`),
    key: `drop:${subscriber.id}:${dayAt(at, dealer.timezone)}`,
  })
  // Today's mail was already queued: later drops are in tomorrow's.
  if (!isNew) return false
  for (const { id, now_cents } of rows)
    await client.query('UPDATE saved_vehicles SET price_cents = $2, notified_at = $3 WHERE id = $1', [
      id,
      now_cents,
      at,
    ])
  return true
}

/**
 * Mails subscribed shoppers with a confirmed address about saved vehicles that cost at least $100 less than in the last
 * mail (SRCH-18); at most one mail per shopper and day. @returns the number of new mails
 */
export const queuePriceDropMails = async (db: Pool, dealer: AlertDealer, at: Date): Promise<number> => {
  const { rows } = await db.query<SubscriberRow>(
    `SELECT id, name, email, unsubscribe_token FROM shoppers
     WHERE tenant_id = $1 AND price_alerts AND email_confirmed AND email IS NOT NULL AND unsubscribe_token IS NOT NULL
       AND EXISTS (SELECT 1 FROM saved_vehicles s WHERE s.shopper_id = shoppers.id) ORDER BY id`,
    [dealer.id],
  )
  let mailCount = 0
  for (const subscriber of rows)
    if (await inTransaction(db, (client) => queueMail(client, dealer, subscriber, at))) mailCount += 1
  return mailCount
}
