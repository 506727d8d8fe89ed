import type { Endpoint, PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { isUuid } from '@/src/domain/uuid'
import { formatCents } from '@/src/domain/money/format-money'
import {
  isStaffAction,
  listStaffActions,
  type SaleParty,
  type StaffAction,
  staffActionCopy,
} from '@/src/domain/sales/staff-actions'
import { holdStateLabels, paymentStateLabels } from '@/src/domain/sales/state-labels'
import type { FieldChange } from '@/src/domain/audit/field-change'
import { env } from '@/src/env'
import { createPayments } from '@/src/integrations/payments'
import { applyPaymentEvent, type SaleChange } from '@/src/services/sales/apply-payment-event'
import { readSale, type SaleRow } from '@/src/services/sales/sale-rows'
import { trySettlePayment } from '@/src/services/sales/settle'
import { getPool } from '@/src/platform/postgres/payload-pool'
import type { Role } from '@/src/cms/access/roles'
import { errorResponse, forRoles, hasRole, jsonResponse, readJsonObject } from '@/src/cms/endpoints'

const eventKinds = { refund: 'refund', release: 'released', sold: 'sold' } as const

const SALE_NOT_FOUND = 'We couldn’t find this payment or reservation. Reload the page and try again.'

type SaleCollection = 'reservations' | 'payments'

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

const toDocumentId = (kind: SaleCollection, { payment, hold }: SaleRow): string =>
  kind === 'payments' ? payment.id : (hold?.id ?? payment.id)

/**
 * Says who took the same action before, if it was a colleague: a status also changes by the shopper, the provider and
 * the end of a hold.
 */
const explainConflict = async (db: Pool, document: string, action: StaffAction): Promise<string> => {
  const { label } = staffActionCopy[action]
  const { rows } = await db.query<{ who: string }>(
    "SELECT who FROM audit WHERE document = $1 AND title LIKE $2 AND who <> '' ORDER BY created_at DESC, id DESC LIMIT 1",
    [document, `${label}: %`],
  )
  const reason = rows[0]
    ? `${rows[0].who} has already chosen “${label}”`
    : 'its status changed after you opened this page'
  return `Nothing was done, because ${reason}. The page shows the current status now.`
}

const logAction = async (
  req: PayloadRequest,
  kind: SaleCollection,
  sale: SaleRow,
  action: StaffAction,
  { before, after }: SaleChange,
) => {
  const { payment, hold } = sale
  const changes: readonly FieldChange[] = [
    {
      field: 'payment',
      label: 'Payment',
      before: paymentStateLabels[before.payment],
      after: paymentStateLabels[after.payment],
    },
    {
      field: 'hold',
      label: 'Reservation',
      before: before.hold === null ? '' : holdStateLabels[before.hold],
      after: after.hold === null ? '' : holdStateLabels[after.hold],
    },
  ]
  await req.payload.create({
    collection: 'audit',
    data: {
      tenant: payment.tenant_id,
      who: (req.user as { email?: string } | null)?.email ?? '',
      action: 'changed',
      kind,
      document: toDocumentId(kind, sale),
      title: `${staffActionCopy[action].label}: ${hold?.car_title ?? payment.reference ?? ''}`.slice(0, 200),
      changes: changes.filter((one) => one.before !== one.after),
    },
    depth: 0,
    overrideAccess: true,
  })
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
