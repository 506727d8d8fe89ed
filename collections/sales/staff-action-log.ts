import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { type StaffAction, staffActionCopy } from '@/src/domain/sales/staff-actions'
import { holdStateLabels, paymentStateLabels } from '@/src/domain/sales/state-labels'
import type { FieldChange } from '@/src/domain/audit/field-change'
import type { SaleChange } from '@/src/services/sales/apply-payment-event'
import type { SaleRow } from '@/src/services/sales/sale-rows'

export type SaleCollection = 'reservations' | 'payments'

export const toDocumentId = (kind: SaleCollection, { payment, hold }: SaleRow): string =>
  kind === 'payments' ? payment.id : (hold?.id ?? payment.id)

/**
 * Says who took the same action before, if it was a colleague: a status also changes by the shopper, the provider and
 * the end of a hold.
 */
export const explainConflict = async (db: Pool, document: string, action: StaffAction): Promise<string> => {
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

export const logAction = async (
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
