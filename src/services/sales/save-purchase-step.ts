import type { Shopper } from '@/src/domain/accounts/shopper'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Purchase, PurchaseStep } from '@/src/domain/sales/purchase'
import { findNextStep, listPurchaseSteps } from '@/src/domain/sales/purchase-progress'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'

/** Saves the answers of a step, with the first of them a new purchase. @returns the token of the purchase */
export const savePurchaseStep = async (
  db: Pool,
  { site, vehicle, shopper }: { readonly site: Site; readonly vehicle: Vehicle; readonly shopper: Shopper | null },
  existing: Purchase | null,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
) => {
  const answers = { ...existing?.answers, [step]: values }
  const contact = step === 'details' ? values : {}
  const stored = [
    findNextStep(answers, listPurchaseSteps(site.switches)),
    JSON.stringify({ [step]: values }),
    shopper?.id ?? null,
    contact['name'],
    contact['phone'],
    contact['email'],
  ]
  if (existing) {
    await db.query(
      `UPDATE purchases SET step = $2, answers = coalesce(answers, '{}') || $3::jsonb, shopper_id = coalesce(shopper_id, $4),
         name = coalesce($5, name), phone = coalesce($6, phone), email = coalesce($7, email), updated_at = now()
       WHERE id = $1 AND state = 'open'`,
      [existing.id, ...stored.map((one) => one ?? null)],
    )
    return existing.token
  }
  const token = randomBytes(24).toString('base64url')
  const { main, sub } = toVehicleTitle(vehicle)
  await db.query(
    `INSERT INTO purchases (id, step, answers, shopper_id, name, phone, email, tenant_id, state, car_id, car_title, token)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10, $11)`,
    [
      randomUUID(),
      ...stored.map((one) => one ?? null),
      site.id,
      vehicle.id,
      [main, sub].filter(Boolean).join(' '),
      token,
    ],
  )
  return token
}
