import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { formatCents } from '@/src/domain/money/format-money'
import { listLeadRecipients } from '../leads/list-lead-recipients'
import { queueMessage } from '../messages/queue-message'
import type { SaleRow } from './sale-rows'

const noteSql = `INSERT INTO leads_notes (_order, _parent_id, id, text, by, at)
  SELECT coalesce(max(_order), 0) + 1, $1, $2, $3, $4, $5 FROM leads_notes WHERE _parent_id = $1`

/**
 * Tells the dealer that a shopper cancelled a paid reservation: by a note on its lead, and by email to those who got the
 * lead.
 */
export const tellDealerOfCancellation = async (
  client: PoolClient,
  { payment, hold }: SaleRow,
  now: Date,
): Promise<void> => {
  const { rows } = await client.query<{ id: string; dealer: string }>(
    `SELECT l.id, t.name AS dealer FROM leads l JOIN tenants t ON t.id = l.tenant_id WHERE l.tenant_id = $1 AND l.key = $2`,
    [payment.tenant_id, `payment:${payment.id}`],
  )
  const [lead] = rows
  if (!lead) return
  const vehicle = hold?.car_title ?? 'a vehicle'
  const shopper = payment.name ?? 'A customer'
  const text = `${shopper} cancelled the reservation of ${vehicle} online. It’s for sale again, and the deposit of ${formatCents(payment.amount_cents)} goes back to their card.`
  await client.query(noteSql, [lead.id, randomUUID(), text, 'Website', now])
  for (const to of await listLeadRecipients(client, payment.tenant_id, lead.id))
    await queueMessage(client, {
      tenant: payment.tenant_id,
      channel: 'email',
      to,
      from: lead.dealer,
      subject: `Cancelled: ${shopper}’s reservation of ${vehicle}`,
      text,
      key: `sale:${payment.id}:cancelled:${to}`,
    })
}
