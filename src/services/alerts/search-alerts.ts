import { formatShortVehicleName } from '@/src/domain/stock/vehicle/naming'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Pool } from 'pg'
import { alertCutoff } from '@/src/domain/accounts/alert-time'
import { dayAt } from '@/src/domain/time/zones'
import {
  buildAccountEmail,
  type AccountEmail,
  type EmailLine,
  oneClickUnsubscribeHeaders,
} from '@/src/domain/accounts/account-email'
import { toCardPrice, type CardRecord } from '@/src/domain/stock/card/card'
import { formatPriceLine, toPriceText } from '@/src/domain/vehicle-page/price/price-text'
import type { SearchHit } from '@/src/integrations/search/port'
import { inTransaction } from '@/src/platform/postgres/connections'
import { queueMessage } from '../messages/queue-message'
import type { AlertDealer } from './dealers'
import { loadNewVehicles, type NewVehicles } from './new-vehicles'

type DueSearch = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly address: string
  readonly since: Date
  readonly unsubscribe_token: string
}

/** Vehicles listed in one mail; of further ones it gives the number only. */
const MAX_LISTED_VEHICLES = 12

const toMailLine = (dealer: AlertDealer, hit: SearchHit): EmailLine => {
  const record = hit as CardRecord
  return {
    title: formatShortVehicleName(record),
    note: formatPriceLine(toPriceText(toCardPrice(record, dealer.switches.display))),
    href: `${dealer.url}/cars/${record.slug}`,
  }
}

const buildMail = (dealer: AlertDealer, search: DueSearch, hits: readonly SearchHit[], label: string): AccountEmail => {
  const [one, many] = dealerNounOf(dealer)
  const count = `${String(hits.length)} new ${hits.length === 1 ? `${one} matches` : `${many} match`} your search`
  const moreText = hits.length > MAX_LISTED_VEHICLES ? ` Here are the first ${String(MAX_LISTED_VEHICLES)}.` : ''
  return buildAccountEmail({
    dealer: dealer.name,
    contact: dealer.contact,
    accent: dealer.accent,
    subject: `${count}: ${label}`,
    intro: `Hello ${search.name}. ${count} at ${dealer.name}: ${label}.${moreText}`,
    lines: hits.slice(0, MAX_LISTED_VEHICLES).map((hit) => toMailLine(dealer, hit)),
    action: { label: 'See all results', href: `${dealer.url}${search.address}` },
    reason: `You’re getting this email because you saved this search at ${dealer.name} and asked to hear about new ${many}.`,
    unsubscribe: `${dealer.url}/unsubscribe?token=${search.unsubscribe_token}`,
  })
}

const dueSearchesSql = `SELECT id, name, email, address, coalesce(checked_at, created_at) AS since, unsubscribe_token
  FROM saved_searches WHERE tenant_id = $1 AND confirmed_at IS NOT NULL AND coalesce(checked_at, created_at) < $2 ORDER BY id`

/**
 * Queues one search's mail and stores up to when it reported in one transaction, so that a crash never sends it twice.
 * Skips a search that another run is processing or has processed.
 */
const queueMail = (
  db: Pool,
  dealer: AlertDealer,
  search: DueSearch,
  vehicles: NewVehicles,
  now: Date,
): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM saved_searches WHERE id = $1 AND coalesce(checked_at, created_at) = $2 FOR UPDATE SKIP LOCKED`,
      [search.id, search.since],
    )
    if (rowCount !== 1) return false
    await client.query('UPDATE saved_searches SET checked_at = $2 WHERE id = $1', [search.id, alertCutoff(now)])
    const hits = vehicles.matching(search.address, search.since)
    if (hits.length === 0) return false
    const { subject, text, html } = buildMail(dealer, search, hits, vehicles.label(search.address))
    return queueMessage(client, {
      tenant: dealer.id,
      channel: 'email',
      to: search.email,
      from: dealer.name,
      subject,
      text,
      html,
      headers: oneClickUnsubscribeHeaders(`${dealer.url}/api/account/unsubscribe?token=${search.unsubscribe_token}`),
      key: `search:${search.id}:${dayAt(now, dealer.timezone)}`,
    })
  })

/**
 * Mails the owners of saved searches about vehicles that arrived since the last mail (SRCH-18), once a day: `dueSince`
 * is the beginning of the day. Vehicles older than the saved search and unconfirmed addresses are left out.
 * @returns the number of new mails
 */
export const queueNewVehicleMails = async (
  db: Pool,
  dealer: AlertDealer,
  dueSince: Date,
  now: Date,
): Promise<number> => {
  const { rows } = await db.query<DueSearch>(dueSearchesSql, [dealer.id, dueSince])
  if (rows.length === 0) return 0
  const earliestSince = new Date(Math.min(...rows.map(({ since }) => since.getTime())))
  const vehicles = await loadNewVehicles(db, dealer, earliestSince, alertCutoff(now))
  let mailCount = 0
  for (const search of rows) if (await queueMail(db, dealer, search, vehicles, now)) mailCount += 1
  return mailCount
}
