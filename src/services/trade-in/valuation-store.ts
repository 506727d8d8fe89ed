import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type StoredResult, parseStoredResult, type ValuationState } from '@/src/domain/trade-in/progress'
import type { State } from '@/src/domain/locations/states'
import type { AdjustmentAnswers } from '@/src/domain/trade-in/valuation'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import type { Site } from '@/src/domain/tenancy/site'
import { sign } from '../signatures'

type Db = Pick<PoolClient, 'query'>

const COLUMNS =
  'id, token, rego, rego_state, kms, state, low_cents, high_cents, offer_cents, adjustments, result, provider_id, car_id, lead_id, name, email'

type ValuationRow = Readonly<Record<string, unknown>>

const toNumber = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value)
const toText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const toAnswers = (value: unknown): AdjustmentAnswers =>
  typeof value === 'object' && value !== null ? (value as AdjustmentAnswers) : {}

const optionalFields = (row: ValuationRow) => {
  const entries = {
    low_cents: toNumber(row['low_cents']),
    high_cents: toNumber(row['high_cents']),
    offer_cents: toNumber(row['offer_cents']),
    provider_id: toText(row['provider_id']),
    car_id: toText(row['car_id']),
    lead_id: toText(row['lead_id']),
    name: toText(row['name']),
    email: toText(row['email']),
  }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}

const toValuation = (row: ValuationRow): ValuationRecord => ({
  id: String(row['id']),
  token: String(row['token']),
  rego: String(row['rego']),
  rego_state: row['rego_state'] as State,
  kms: toNumber(row['kms']) ?? 0,
  state: row['state'] as ValuationState,
  answers: toAnswers(row['adjustments']),
  result: parseStoredResult(row['result']),
  ...optionalFields(row),
})

/**
 * Creates the token in the address of a lead's valuation: it cannot be guessed, differs between tenants, and is the
 * same when a form is sent twice.
 */
const createToken = (site: Pick<Site, 'id'>, lead_id: string): string => sign('valuation', `${site.id} ${lead_id}`)

const TOKEN_PATTERN = /^[\w-]{43}$/

/** Finds a dealer's valuation by its token; null for another's or an invalid one. `lock` locks the row (FOR UPDATE). */
export const findValuation = async (
  db: Db,
  tenantId: string,
  token: string,
  { lock = false } = {},
): Promise<ValuationRecord | null> => {
  if (!TOKEN_PATTERN.test(token)) return null
  const { rows } = await db.query<ValuationRow>(
    `SELECT ${COLUMNS} FROM valuations WHERE token = $1 AND tenant_id = $2${lock ? ' FOR UPDATE' : ''}`,
    [token, tenantId],
  )
  return rows[0] ? toValuation(rows[0]) : null
}

export type NewValuation = Pick<ValuationRecord, 'rego' | 'rego_state' | 'kms'> & {
  readonly lead_id: string
  readonly under_finance: boolean
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly car_id: string | null
  readonly shopper_id: string | null
}

/** Inserts the valuation of a lead, once however often it is requested. @returns its token */
export const insertValuation = async (db: Db, site: Pick<Site, 'id'>, one: NewValuation): Promise<string> => {
  const token = createToken(site, one.lead_id)
  const result: StoredResult = { answer: { kind: 'unavailable' }, under_finance: one.under_finance }
  await db.query(
    `INSERT INTO valuations (id, tenant_id, token, rego, rego_state, kms, state, result, lead_id, car_id, shopper_id, name, phone, email)
     VALUES ($1, $2, $3, $4, $5, $6, 'none', $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (token) DO NOTHING`,
    [
      randomUUID(),
      site.id,
      token,
      one.rego,
      one.rego_state,
      one.kms,
      JSON.stringify(result),
      one.lead_id,
      one.car_id,
      one.shopper_id,
      one.name,
      one.phone,
      one.email,
    ],
  )
  return token
}

export type ValuationChange = {
  readonly state: ValuationState
  readonly result: StoredResult
  readonly answers: AdjustmentAnswers
  readonly low_cents?: number | undefined
  readonly high_cents?: number | undefined
  readonly offer_cents?: number | undefined
  readonly description: string
  readonly provider: string
  readonly provider_id?: string | undefined
  readonly rego: string
  readonly rego_state: State
}

/** Updates a valuation unless it was accepted. @returns whether it was updated */
export const updateValuation = async (db: Db, id: string, change: ValuationChange): Promise<boolean> => {
  const { rowCount } = await db.query(
    `UPDATE valuations SET state = $2, result = $3, adjustments = $4, low_cents = $5, high_cents = $6, offer_cents = $7,
       description = $8, provider = $9, provider_id = $10, rego = $11, rego_state = $12, updated_at = now()
     WHERE id = $1 AND state <> 'accepted'`,
    [
      id,
      change.state,
      JSON.stringify(change.result),
      JSON.stringify(change.answers),
      change.low_cents ?? null,
      change.high_cents ?? null,
      change.offer_cents ?? null,
      change.description.slice(0, 300),
      change.provider.slice(0, 60),
      change.provider_id ?? null,
      change.rego,
      change.rego_state,
    ],
  )
  return rowCount === 1
}

export const markAccepted = async (db: Db, id: string): Promise<void> => {
  await db.query("UPDATE valuations SET state = 'accepted', accepted_at = now(), updated_at = now() WHERE id = $1", [
    id,
  ])
}
