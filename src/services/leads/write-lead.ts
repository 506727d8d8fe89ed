import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { v7 as uuidV7 } from 'uuid'

type Db = Pick<pg.ClientBase, 'query'>

/** A lead as its row stores it; `details` are the answers without a column. Absent is null. */
export type LeadRow = {
  readonly category: string
  readonly subcategory?: string
  readonly lead_status: string
  readonly form_completed: boolean
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly message?: string
  readonly opt_in: boolean
  readonly consent?: string
  readonly car?: string
  readonly stock_number?: string
  readonly vehicle_make?: string
  readonly vehicle_model?: string
  readonly car_type?: string
  readonly vehicle_status?: string
  readonly location?: string
  readonly dealership_id?: string
  readonly dealership_slug?: string
  readonly manufacturer_slug?: string
  readonly website_id?: string
  readonly url?: string
  readonly source?: string
  readonly user_agent?: string
  readonly lead_attributes?: string
  readonly person?: string
  readonly shopper?: string
  readonly key: string
  readonly details: readonly { readonly name: string; readonly value: string }[]
}

/** Relations have a column name that ends in `_id`. */
const columns = {
  category: 'category',
  subcategory: 'subcategory',
  lead_status: 'lead_status',
  form_completed: 'form_completed',
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  opt_in: 'opt_in',
  consent: 'consent',
  car: 'car_id',
  stock_number: 'stock_number',
  vehicle_make: 'vehicle_make',
  vehicle_model: 'vehicle_model',
  car_type: 'car_type',
  vehicle_status: 'vehicle_status',
  location: 'location_id',
  dealership_id: 'dealership_id',
  dealership_slug: 'dealership_slug',
  manufacturer_slug: 'manufacturer_slug',
  website_id: 'website_id',
  url: 'url',
  source: 'source',
  user_agent: 'user_agent',
  lead_attributes: 'lead_attributes',
  person: 'person',
  shopper: 'shopper_id',
  key: 'key',
} as const satisfies Partial<Record<keyof LeadRow, string>>

/** The slug of a page in the panel: its path without a slash at either end. */
const pageSlugOf = (url: string | undefined): string | null => {
  const path = url !== undefined && URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : ''
  return path.replaceAll(/^\/+|\/+$/g, '') || null
}

/** Id of the panel's page that the form is on, found by its address (LEAD-09); null for the site's built-in pages. */
const pageIdSql = (parameter: number): string =>
  `(SELECT id::text FROM pages WHERE tenant_id = $2 AND slug = $${String(parameter)} AND deleted_at IS NULL LIMIT 1)`

const columnKeys = Object.keys(columns) as (keyof typeof columns)[]
const valuesOf = (row: LeadRow): unknown[] => columnKeys.map((name) => row[name] ?? null)

const insertDetails = async (db: Db, lead: string, { details }: LeadRow): Promise<void> => {
  if (details.length === 0) return
  await db.query(
    `INSERT INTO leads_details (_order, _parent_id, id, name, value)
     SELECT d.nth, $1, d.id, d.name, d.value FROM unnest($2::int[], $3::text[], $4::text[], $5::text[]) AS d(nth, id, name, value)`,
    [
      lead,
      details.map((_, index) => index + 1),
      details.map(() => randomUUID()),
      details.map(({ name }) => name),
      details.map(({ value }) => value),
    ],
  )
}

/**
 * Inserts a lead on the caller's connection, inside its transaction. The caller has found related rows within the
 * tenant, and a database trigger rejects others. @returns its id; null if a lead with its key exists, also a concurrent
 * one
 */
export const insertLead = async (db: Db, tenant: string, row: LeadRow): Promise<string | null> => {
  const id = uuidV7()
  const columnNames = columnKeys.map((name) => columns[name])
  const placeholders = columnNames.map((_, index) => `$${String(index + 3)}`)
  const { rowCount } = await db.query(
    `INSERT INTO leads (id, tenant_id, stage, ${columnNames.join(', ')}, page_id)
     VALUES ($1, $2, 'new', ${placeholders.join(', ')}, ${pageIdSql(placeholders.length + 3)})
     ON CONFLICT (tenant_id, key) DO NOTHING`,
    [id, tenant, ...valuesOf(row), pageSlugOf(row.url)],
  )
  if (rowCount !== 1) return null
  await insertDetails(db, id, row)
  return id
}

/**
 * Overwrites a started lead with the shopper's latest answers (LEAD-03). A complete lead is never changed.
 * @returns false if there is no incomplete lead with this id
 */
export const updateStartedLead = async (db: Db, tenant: string, id: string, row: LeadRow): Promise<boolean> => {
  const assignments = columnKeys.map((name, index) => `${columns[name]} = $${String(index + 3)}`)
  const { rowCount } = await db.query(
    `UPDATE leads SET ${assignments.join(', ')}, page_id = ${pageIdSql(assignments.length + 3)}, updated_at = now()
      WHERE id = $1 AND tenant_id = $2 AND form_completed IS NOT TRUE`,
    [id, tenant, ...valuesOf(row), pageSlugOf(row.url)],
  )
  if (rowCount !== 1) return false
  await db.query('DELETE FROM leads_details WHERE _parent_id = $1', [id])
  await insertDetails(db, id, row)
  return true
}

/** Returns whether the tenant has a lead with this id that is not complete. */
export const isLeadStarted = async (db: Db, tenant: string, id: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'SELECT 1 FROM leads WHERE id = $1 AND tenant_id = $2 AND form_completed IS NOT TRUE',
    [id, tenant],
  )
  return rowCount === 1
}

/** Finds the lead with this key, and the token of its booking. */
export const findLeadByKey = async (
  db: Db,
  tenant: string,
  key: string,
): Promise<{ readonly id: string; readonly booking: string | null } | null> => {
  const { rows } = await db.query<{ id: string; booking: string | null }>(
    `SELECT l.id, (SELECT a.token FROM appointments a WHERE a.lead_id = l.id LIMIT 1) AS booking
     FROM leads l WHERE l.tenant_id = $1 AND l.key = $2`,
    [tenant, key],
  )
  return rows[0] ?? null
}
