import type { PoolClient } from 'pg'

/** `updated_at` stays: a colleague's open form is not out of date because of it. */
const closeSql = `UPDATE leads SET stage = $3, first_response_at = coalesce(first_response_at, $4)
 WHERE tenant_id = $1 AND key = $2 AND stage::text = ANY($5::text[])`

type Stages = { readonly from: readonly string[]; readonly to: string }

/** The stages of leads that each action of staff ends, and the stage after it. */
const endings: Readonly<Record<string, Stages>> = {
  sold: { from: ['new', 'contacted', 'appointment'], to: 'won' },
  refund: { from: ['new'], to: 'lost' },
  released: { from: ['new'], to: 'lost' },
}

type Ending = {
  readonly action: string
  readonly payment: { readonly id: string; readonly tenant_id: string }
  /** When staff took the action, which answers the lead; null if the shopper did. */
  readonly answeredAt: Date | null
}

/** Ends the wait of a sale's lead (ADM-04) when it is decided what becomes of the sale: it needs no other answer. */
export const closeSaleLead = async (client: PoolClient, { action, payment, answeredAt }: Ending): Promise<void> => {
  const { [action]: ending } = endings
  if (ending === undefined) return
  await client.query(closeSql, [payment.tenant_id, `payment:${payment.id}`, ending.to, answeredAt, ending.from])
}
