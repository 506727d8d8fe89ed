import type { PoolClient } from 'pg'

type Db = Pick<PoolClient, 'query'>

/** The fields of a lead that follow its valuation (TRD-02). */
export type LeadProgress = {
  readonly subcategory: string
  /** True if the shopper has nothing more to do; a lead that was complete stays complete. */
  readonly isComplete: boolean
  readonly details: Readonly<Record<string, string>>
}

/** Saves answers on a lead, replacing those of the same name. */
export const saveLeadDetails = async (db: Db, lead_id: string, details: LeadProgress['details']): Promise<void> => {
  const names = Object.keys(details)
  await db.query('DELETE FROM leads_details WHERE _parent_id = $1 AND name = ANY($2)', [lead_id, names])
  await db.query(
    `INSERT INTO leads_details (_order, _parent_id, id, name, value)
     SELECT coalesce((SELECT max(_order) FROM leads_details WHERE _parent_id = $1), 0) + n, l.id, gen_random_uuid()::text, answer.name, answer.value
     FROM leads l, unnest($2::text[], $3::text[]) WITH ORDINALITY AS answer (name, value, n) WHERE l.id = $1`,
    [lead_id, names, Object.values(details)],
  )
}

/** Updates a lead with the progress of its valuation. */
export const updateLeadProgress = async (db: Db, lead_id: string, progress: LeadProgress): Promise<void> => {
  const { subcategory, isComplete, details } = progress
  await db.query(
    `UPDATE leads SET subcategory = $2, form_completed = (form_completed IS TRUE OR $3),
       lead_status = CASE WHEN form_completed IS TRUE OR $3 THEN 'Complete' ELSE 'Started' END, updated_at = now()
     WHERE id = $1`,
    [lead_id, subcategory, isComplete],
  )
  await saveLeadDetails(db, lead_id, details)
}
