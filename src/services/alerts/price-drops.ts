import type { Pool, PoolClient } from 'pg'
import { dealerDay, leastDrop } from '@/src/domain/accounts/alert-time'
import { accountMail, type Mail, oneClick } from '@/src/domain/accounts/mail'
import { formatCents } from '@/src/domain/money'
import { leastPrice } from '@/src/domain/stock/price'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { queueMessage } from '../messages/queue-message'
import { paidCents } from '../stock/paid-cents'
import type { Dealer } from './dealers'

type Dropped = {
  readonly id: string
  readonly told_cents: string
  readonly now_cents: string
  readonly price_type: string
  readonly slug: string
  readonly title: string
}

const dropped = `SELECT s.id, s.price_cents AS told_cents, ${paidCents} AS now_cents, v.price_type::text AS price_type, v.slug,
    concat_ws(' ', v.year, v.make, v.model, v.badge) AS title
  FROM saved_cars s JOIN vehicles v ON v.id = s.car_id AND v.tenant_id = s.tenant_id
  WHERE s.tenant_id = $1 AND s.shopper_id = $2 AND v.status IN ('in_stock', 'coming_soon') AND v.hidden IS NOT TRUE
    AND v.removed_at IS NULL AND ${paidCents} > ${String(leastPrice * 100)} AND s.price_cents - ${paidCents} >= $3
  ORDER BY s.created_at DESC FOR UPDATE OF s SKIP LOCKED`

type Person = {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly unsubscribe_token: string
}

const mailOf = (dealer: Dealer, person: Person, cars: readonly Dropped[]): Mail => {
  const { drive_away_text, excl_govt_text } = dealer.switches.display
  const unsubscribe = `${dealer.url}/unsubscribe?token=${person.unsubscribe_token}`
  return accountMail({
    dealer: dealer.name,
    contact: dealer.contact,
    accent: dealer.accent,
    subject:
      cars.length === 1 ? `Price drop: ${cars[0]?.title ?? ''}` : `Price drops on ${String(cars.length)} saved cars`,
    intro: `${person.name ? `Hello ${person.name}. ` : ''}${cars.length === 1 ? 'A car you saved costs' : 'Cars you saved cost'} less now.`,
    lines: cars.map((car) => ({
      title: car.title,
      note: `${formatCents(Number(car.now_cents))} ${car.price_type === 'drive_away' ? drive_away_text : excl_govt_text}, ${formatCents(Number(car.told_cents) - Number(car.now_cents))} less than before`,
      href: `${dealer.url}/cars/${car.slug}`,
    })),
    action: { label: 'See your saved cars', href: `${dealer.url}/watchlist` },
    reason: `You get this email because you asked ${dealer.name} to tell you when a saved car costs less.`,
    unsubscribe,
  })
}

/**
 * Queues one shopper's mail and stores the prices in it in one transaction, so that a crash never sends a mail twice.
 */
const tell = async (client: PoolClient, dealer: Dealer, person: Person, at: Date): Promise<boolean> => {
  const { rows } = await client.query<Dropped>(dropped, [dealer.id, person.id, leastDrop])
  if (rows.length === 0) return false
  const { subject, text, html } = mailOf(dealer, person, rows)
  const isNew = await queueMessage(client, {
    tenant: dealer.id,
    channel: 'email',
    to: person.email,
    from: dealer.name,
    subject,
    text,
    html,
    headers: oneClick(`${dealer.url}/api/account/unsubscribe?token=${person.unsubscribe_token}`),
    key: `drop:${person.id}:${dealerDay(at, dealer.timezone)}`,
  })
  // Today's mail was already queued: later drops are in tomorrow's.
  if (!isNew) return false
  for (const { id, now_cents } of rows)
    await client.query('UPDATE saved_cars SET price_cents = $2, told_at = $3 WHERE id = $1', [id, now_cents, at])
  return true
}

/**
 * Mails subscribed shoppers with a confirmed address about saved vehicles that cost at least $100 less than in the last
 * mail (SRCH-18); at most one mail per shopper and day. @returns the number of new mails
 */
export const tellPriceDrops = async (db: Pool, dealer: Dealer, at: Date): Promise<number> => {
  const { rows } = await db.query<Person>(
    `SELECT id, name, email, unsubscribe_token FROM shoppers
     WHERE tenant_id = $1 AND price_alerts AND email_confirmed AND email IS NOT NULL AND unsubscribe_token IS NOT NULL
       AND EXISTS (SELECT 1 FROM saved_cars s WHERE s.shopper_id = shoppers.id) ORDER BY id`,
    [dealer.id],
  )
  let told = 0
  for (const person of rows) if (await inTransaction(db, (client) => tell(client, dealer, person, at))) told += 1
  return told
}
