import type { Endpoint, PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { isStaffAction, type StaffAction, staffActionWords, staffActions } from '@/src/domain/sales/staff-actions'
import { env } from '@/src/env'
import { paymentsOf } from '@/src/integrations/payments'
import { applyTold, type Applied } from '@/src/services/sales/apply'
import { readSale, type SaleRow } from '@/src/services/sales/rows'
import { settlePayment } from '@/src/services/sales/settle'
import { poolOf } from '@/src/services/pool'
import { activeStaffOf } from '../shared/active-staff'
import { type Role, tenantsWith } from '../shared/roles'

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refuse = (status: number, message: string): Response => answer(status, { errors: [{ message }] })

const kinds = { refund: 'refund', release: 'released', sold: 'sold' } as const

type Kind = 'reservations' | 'payments'

/** The roles that may see the actions of a document. */
const viewRoles: Readonly<Record<Kind, readonly Role[]>> = {
  reservations: ['tenant-admin', 'lead-handler'],
  payments: ['tenant-admin'],
}

/** The roles that may take each action. Only administrators refund (SEC-02). */
const actionRoles: Readonly<Record<StaffAction, readonly Role[]>> = {
  refund: ['tenant-admin'],
  release: ['tenant-admin', 'lead-handler'],
  sold: ['tenant-admin', 'lead-handler'],
}

const hasRole = async (req: PayloadRequest, allowed: readonly Role[], tenant: string): Promise<boolean> => {
  const staff = await activeStaffOf(req)
  return staff !== null && (staff.platformAdmin || tenantsWith(staff, allowed).includes(tenant))
}

const uuid = /^[0-9a-f-]{36}$/i

/** The sale of a document. If a reservation has several payments, the paid one counts. */
const saleOf = async (db: Pool, kind: Kind, id: unknown): Promise<SaleRow | null> => {
  if (typeof id !== 'string' || !uuid.test(id)) return null
  if (kind === 'payments') return readSale(db, id)
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM payments WHERE reservation_id = $1 ORDER BY paid_at NULLS LAST, created_at DESC LIMIT 1',
    [id],
  )
  return rows[0] ? readSale(db, rows[0].id) : null
}

const note = async (
  req: PayloadRequest,
  kind: Kind,
  sale: SaleRow,
  action: StaffAction,
  { before, after }: Applied,
) => {
  const { payment, hold } = sale
  const change = (field: string, was: string | null, is: string | null) =>
    was === is ? [] : [{ field, label: field, before: was ?? '', after: is ?? '' }]
  await req.payload.create({
    collection: 'audit',
    data: {
      tenant: payment.tenant_id,
      who: (req.user as { email?: string } | null)?.email ?? '',
      action: 'changed',
      kind,
      document: kind === 'payments' ? payment.id : (hold?.id ?? payment.id),
      title: `${staffActionWords[action].label}: ${hold?.car_title ?? payment.reference ?? ''}`.slice(0, 200),
      changes: [...change('payment', before.payment, after.payment), ...change('hold', before.hold, after.hold)],
    },
    depth: 0,
    overrideAccess: true,
  })
}

/** Sends a refund to the provider at once. If that fails, a job retries it within a minute. */
const settleNow = async (db: Pool, paymentId: string): Promise<void> => {
  const provider = paymentsOf(env, db)
  if (!provider) return
  await settlePayment({ db, provider, now: () => new Date() }, paymentId).catch((error: unknown) =>
    console.error('A payment could not be settled; a job retries it:', error),
  )
}

const actionOf = async (req: PayloadRequest): Promise<unknown> => {
  const body: unknown = await req.json?.().catch(() => null)
  return typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined
}

/**
 * `GET` lists the actions that the reader may take on a sale; `POST` with `{ action }` takes one: `refund`, `release`
 * or `sold` (RSV-01). 404 for another dealer's sale, 403 without the required role, 409 if the state of the sale does
 * not allow the action. Recorded in the audit log.
 */
export const staffActionEndpoints = (kind: Kind): Endpoint[] => {
  const find = async (req: PayloadRequest) => {
    const pool = poolOf(req.payload)
    const sale = await saleOf(pool, kind, req.routeParams?.['id'])
    return sale && (await hasRole(req, viewRoles[kind], sale.payment.tenant_id)) ? { pool, sale } : null
  }
  return [
    {
      path: '/:id/actions',
      method: 'get',
      handler: async (req) => {
        const found = await find(req)
        if (!found) return refuse(404, 'There is nothing to be done here.')
        const { payment, hold } = found.sale
        const possible = staffActions(payment.state, hold?.state ?? null)
        const allowed = await Promise.all(
          possible.map((action) => hasRole(req, actionRoles[action], payment.tenant_id)),
        )
        return answer(200, { actions: possible.filter((_, at) => allowed[at]) })
      },
    },
    {
      path: '/:id/actions',
      method: 'post',
      handler: async (req) => {
        const found = await find(req)
        if (!found) return refuse(404, 'There is nothing to be done here.')
        const action = await actionOf(req)
        if (!isStaffAction(action)) return refuse(400, 'Say which: refund, release or sold.')
        const { pool, sale } = found
        if (!(await hasRole(req, actionRoles[action], sale.payment.tenant_id)))
          return refuse(403, 'Only an administrator of the dealer may do this. Ask one of them.')
        const told = { kind: kinds[action] }
        const applied = await applyTold({ db: pool, paymentId: sale.payment.id, told, now: new Date() })
        if (
          !applied ||
          (applied.before.payment === applied.after.payment && applied.before.hold === applied.after.hold)
        )
          return refuse(409, 'That is no longer possible: look at how it stands now.')
        await note(req, kind, sale, action, applied)
        await settleNow(pool, sale.payment.id)
        return answer(200, applied.after)
      },
    },
  ]
}
