import type { Endpoint, PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { isUuid } from '@/src/domain/uuid'
import { formatCents } from '@/src/domain/money/format-money'
import { isStaffAction, listStaffActions, type SaleParty, type StaffAction } from '@/src/domain/sales/staff-actions'
import { env } from '@/src/env'
import { createPayments } from '@/src/integrations/payments'
import { applyPaymentEvent } from '@/src/services/sales/apply-payment-event'
import { readSale, type SaleRow } from '@/src/services/sales/sale-rows'
import { trySettlePayment } from '@/src/services/sales/settle'
import { getPool } from '@/src/platform/postgres/payload-pool'
import type { Role } from '@/src/cms/access/roles'
import { errorResponse, forRoles, hasRole, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { type SaleCollection, toDocumentId, explainConflict, logAction } from './staff-action-log'

const eventKinds = { refund: 'refund', release: 'released', sold: 'sold' } as const

const SALE_NOT_FOUND = 'We couldn’t find this payment or reservation. Reload the page and try again.'

/** The roles that may see the actions of a document. */
const viewRoles: Readonly<Record<SaleCollection, readonly Role[]>> = {
  reservations: ['tenant-admin', 'lead-handler'],
  payments: ['tenant-admin'],
}

/** The roles that may take each action. Only administrators refund (SEC-02). */
const actionRoles: Readonly<Record<StaffAction, readonly Role[]>> = {
  refund: ['tenant-admin'],
  release: ['tenant-admin', 'lead-handler'],
  sold: ['tenant-admin', 'lead-handler'],
}

/** The sale of a document. If a reservation has several payments, the paid one counts. */
const findSale = async (db: Pool, kind: SaleCollection, id: unknown): Promise<SaleRow | null> => {
  if (typeof id !== 'string' || !isUuid(id)) return null
  if (kind === 'payments') return readSale(db, id)
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM payments WHERE reservation_id = $1 ORDER BY paid_at NULLS LAST, created_at DESC LIMIT 1',
    [id],
  )
  return rows[0] ? readSale(db, rows[0].id) : null
}

/** Sends a refund to the provider at once. If that fails, a job retries it within a minute. */
const settleImmediately = async (db: Pool, paymentId: string): Promise<void> => {
  const provider = createPayments(env, db)
  if (!provider) return
  await trySettlePayment({ db, provider, now: () => new Date() }, paymentId)
}

/**
 * `GET` lists the actions that the reader may take on a sale, with its `SaleParty`; `POST` with `{ action }` takes one:
 * `refund`, `release` or `sold` (RSV-01). 404 for another dealer's sale, 403 without the required role, 409 if the state of the sale does
 * not allow the action. Recorded in the audit log.
 */
export const staffActionEndpoints = (kind: SaleCollection): Endpoint[] => {
  const findSaleContext = async (req: PayloadRequest) => {
    const pool = getPool(req.payload)
    const sale = await findSale(pool, kind, req.routeParams?.['id'])
    return sale && (await hasRole(req, viewRoles[kind], sale.payment.tenant_id)) ? { pool, sale } : null
  }
  const actions: Endpoint[] = [
    {
      path: '/:id/actions',
      method: 'get',
      handler: async (req) => {
        const saleContext = await findSaleContext(req)
        if (!saleContext) return errorResponse(404, SALE_NOT_FOUND)
        const { payment, hold } = saleContext.sale
        const possible = listStaffActions(payment.state, hold?.state ?? null)
        const allowed = await Promise.all(
          possible.map((action) => hasRole(req, actionRoles[action], payment.tenant_id)),
        )
        const sale: SaleParty = {
          shopper: payment.name ?? 'the shopper',
          amount: formatCents(payment.amount_cents),
          isPaid: payment.state === 'paid',
        }
        return jsonResponse(200, { actions: possible.filter((_, at) => allowed[at]), sale })
      },
    },
    {
      path: '/:id/actions',
      method: 'post',
      handler: async (req) => {
        const saleContext = await findSaleContext(req)
        if (!saleContext) return errorResponse(404, SALE_NOT_FOUND)
        const { action } = await readJsonObject(req)
        if (!isStaffAction(action)) return errorResponse(400, 'Choose an action: refund, release or sold.')
        const { pool, sale } = saleContext
        if (!(await hasRole(req, actionRoles[action], sale.payment.tenant_id)))
          return errorResponse(403, 'Only the dealer’s administrators can do this. Ask one of them.')
        const event = { kind: eventKinds[action] }
        const result = await applyPaymentEvent({ db: pool, paymentId: sale.payment.id, event, now: new Date() })
        if (!result || (result.before.payment === result.after.payment && result.before.hold === result.after.hold))
          return errorResponse(409, await explainConflict(pool, toDocumentId(kind, sale), action))
        await logAction(req, kind, sale, action, result)
        await settleImmediately(pool, sale.payment.id)
        return jsonResponse(200, result.after)
      },
    },
  ]
  return actions.map((one) => forRoles(viewRoles[kind], one))
}
