import type { Pool } from 'pg'
import { dealerDay, toldUntil } from '@/src/domain/accounts/alert-time'
import { accountMail, type Mail, type MailLine, oneClick } from '@/src/domain/accounts/mail'
import { cardPrice, type CardRecord } from '@/src/domain/stock/card'
import { priceLine, priceWords } from '@/src/domain/vehicle-page/price-words'
import type { SearchHit } from '@/src/integrations/search/port'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { queueMessage } from '../messages/queue-message'
import type { Dealer } from './dealers'
import { newCars, type NewCars } from './new-cars'

type Search = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly address: string
  readonly since: Date
  readonly unsubscribe_token: string
}

/** Vehicles listed in one mail; of further ones it gives the number only. */
const mostListed = 12

const lineOf = (dealer: Dealer, hit: SearchHit): MailLine => {
  const record = hit as unknown as CardRecord
  return {
    title: [record.year, record.make, record.model, record.badge].filter(Boolean).join(' '),
    note: priceLine(priceWords(cardPrice(record, dealer.switches.display))),
    href: `${dealer.url}/cars/${record.slug}`,
  }
}

const mailOf = (dealer: Dealer, search: Search, hits: readonly SearchHit[], label: string): Mail => {
  const cars = hits.length === 1 ? 'new car matches' : 'new cars match'
  const count = `${String(hits.length)} ${cars} your search`
  const more = hits.length > mostListed ? ` Here are the first ${String(mostListed)}.` : ''
  return accountMail({
    dealer: dealer.name,
    contact: dealer.contact,
    accent: dealer.accent,
    subject: `${count}: ${label}`,
    intro: `Hello ${search.name}. ${count} at ${dealer.name}: ${label}.${more}`,
    lines: hits.slice(0, mostListed).map((hit) => lineOf(dealer, hit)),
    action: { label: 'See the whole search', href: `${dealer.url}${search.address}` },
    reason: `You get this email because you saved this search at ${dealer.name} and asked to hear of new cars.`,
    unsubscribe: `${dealer.url}/unsubscribe?token=${search.unsubscribe_token}`,
  })
}

const dueSearches = `SELECT id, name, email, address, coalesce(told_at, created_at) AS since, unsubscribe_token
  FROM saved_searches WHERE tenant_id = $1 AND confirmed_at IS NOT NULL AND coalesce(told_at, created_at) < $2 ORDER BY id`

/**
 * Queues one search's mail and stores up to when it reported in one transaction, so that a crash never sends it twice.
 * Skips a search that another run is processing or has processed.
 */
const tell = (db: Pool, dealer: Dealer, search: Search, cars: NewCars, now: Date): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM saved_searches WHERE id = $1 AND coalesce(told_at, created_at) = $2 FOR UPDATE SKIP LOCKED`,
      [search.id, search.since],
    )
    if (rowCount !== 1) return false
    await client.query('UPDATE saved_searches SET told_at = $2 WHERE id = $1', [search.id, toldUntil(now)])
    const hits = cars.matching(search.address, search.since)
    if (hits.length === 0) return false
    const { subject, text, html } = mailOf(dealer, search, hits, cars.label(search.address))
    return queueMessage(client, {
      tenant: dealer.id,
      channel: 'email',
      to: search.email,
      from: dealer.name,
      subject,
      text,
      html,
      headers: oneClick(`${dealer.url}/api/account/unsubscribe?token=${search.unsubscribe_token}`),
      key: `search:${search.id}:${dealerDay(now, dealer.timezone)}`,
    })
  })

/**
 * Mails the owners of saved searches about vehicles that arrived since the last mail (SRCH-18), once a day: `dueSince`
 * is the beginning of the day. Vehicles older than the saved search and unconfirmed addresses are left out.
 * @returns the number of new mails
 */
export const tellNewCars = async (db: Pool, dealer: Dealer, dueSince: Date, now: Date): Promise<number> => {
  const { rows } = await db.query<Search>(dueSearches, [dealer.id, dueSince])
  if (rows.length === 0) return 0
  const first = new Date(Math.min(...rows.map(({ since }) => since.getTime())))
  const cars = await newCars(db, dealer, first, toldUntil(now))
  let told = 0
  for (const search of rows) if (await tell(db, dealer, search, cars, now)) told += 1
  return told
}
