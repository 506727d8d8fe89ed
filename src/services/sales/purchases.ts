import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { formatDollars } from '@/src/domain/money/format-money'
import type { LeadErrors } from '@/src/domain/leads/parse-lead'
import { payerFields, parseSaleForm, type SaleForm, saleFormText } from '@/src/domain/sales/payer-fields'
import {
  findNextStep,
  listPurchaseSteps,
  NO_TRADE_IN,
  type Purchase,
  type PurchaseStep,
  resolveStep,
  stepFields,
  stepProblems,
} from '@/src/domain/sales/purchase'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatRange } from '@/src/domain/trade-in/trade-in-text'
import type { Site } from '@/src/domain/tenancy/site'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { estimateDelivery } from '@/src/services/delivery/estimate-delivery'
import { consumeRateLimits, isRateLimited } from '@/src/services/limits/count-attempts'
import { secondsToWaitForValuation } from '@/src/services/trade-in/start-valuation'
import { estimateByPlate } from '@/src/services/trade-in/value-vehicle'

const purchaseQuery = `SELECT p.id, p.state, coalesce(p.answers, '{}') AS answers, p.token, p.shopper_id,
  (SELECT m.token FROM payments m WHERE m.reservation_id = p.reservation_id ORDER BY m.created_at DESC LIMIT 1) AS payment
  FROM purchases p WHERE p.tenant_id = $1 AND p.car_id = $2 AND p.state <> 'abandoned'
    AND (p.token = $3 OR p.shopper_id = $4::uuid) ORDER BY p.state = 'open' DESC, p.updated_at DESC LIMIT 1`

/**
 * Finds the purchase of a vehicle by this browser, or by this shopper on any device (RSV-04); null if it is not found.
 */
export const findPurchase = async (
  db: Pick<Pool, 'query'>,
  site: Pick<Site, 'id'>,
  vehicle: Pick<Vehicle, 'id'>,
  { token, shopper }: { readonly token: string | undefined; readonly shopper: Shopper | null },
): Promise<Purchase | null> => {
  const values = [site.id, vehicle.id, token ?? '', shopper?.id ?? null]
  return (await db.query<Purchase>(purchaseQuery, values)).rows[0] ?? null
}

export type PurchaseRequest = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly form: SaleForm
  readonly shopper: Shopper | null
  readonly token: string | undefined
  readonly sender: string | null
}

type Values = Readonly<Record<string, string>>

export type PurchaseResult =
  /** The form is not for the current step: the journey continues at `step`. `isDone` if the purchase is complete. */
  | { readonly kind: 'elsewhere'; readonly step: PurchaseStep; readonly isDone: boolean }
  | { readonly kind: 'invalid'; readonly step: PurchaseStep; readonly values: Values; readonly errors: LeadErrors }
  /** This sender has to wait. */
  | { readonly kind: 'rate-limited'; readonly seconds: number; readonly step: PurchaseStep; readonly values: Values }
  /** The answers are saved under the purchase's token. */
  | { readonly kind: 'saved'; readonly next: PurchaseStep; readonly token: string }
  /** Every step is answered: the deposit can be started with these details. */
  | { readonly kind: 'deposit'; readonly purchase: string; readonly values: Values }

/** Counts a purchase, and returns the seconds that this sender has to wait before starting it. */
const consumePurchaseLimits = (db: Pool, { site, sender }: PurchaseRequest): Promise<number> =>
  consumeRateLimits(db, [
    ['purchasesBySender', sender],
    ['purchasesBySite', site.id],
  ])

/** Adds the estimated price of the requested delivery; nothing if there is no estimate just now. */
const deliveryFields = async (
  db: Pool,
  { site, vehicle, sender }: PurchaseRequest,
  postcode: string,
): Promise<Readonly<Record<string, string>>> => {
  if (!site.switches.tools.delivery || postcode === '' || (await isRateLimited(db, ['deliveryPricesBySender', sender])))
    return {}
  const answer = await estimateDelivery(site, postcode, vehicle)
  return answer.kind === 'result' ? { delivery_estimate: `${formatDollars(answer.price)} to ${answer.name}` } : {}
}

/** Adds the estimated value of the trade-in by its plate, if the site values trade-ins and knows this one. */
const tradeInFields = async (
  db: Pool,
  { site, sender }: PurchaseRequest,
  { trade_in, rego = '', regoState = '', kms = '' }: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (
    !site.switches.vehicle.trade_in ||
    trade_in === NO_TRADE_IN ||
    (await secondsToWaitForValuation(db, site, sender)) > 0
  )
    return {}
  const found = await estimateByPlate(db, site, { rego, regoState, kms })
  return found ? { trade_estimate: formatRange(found.low_cents, found.high_cents) } : {}
}

/** Returns the fields that the server adds to the answers of a step. */
const findAddedFields = async (
  db: Pool,
  request: PurchaseRequest,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (step === 'trade-in') return tradeInFields(db, request, values)
  return step === 'delivery' ? deliveryFields(db, request, values['postcode'] ?? '') : {}
}

const savePurchaseStep = async (
  db: Pool,
  request: PurchaseRequest,
  existing: Purchase | null,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
) => {
  const { site, vehicle, shopper } = request
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

/** Handles the answers of one step. */
const takeAnswers = async (
  db: Pool,
  request: PurchaseRequest,
  existing: Purchase | null,
  step: PurchaseStep,
): Promise<PurchaseResult> => {
  const read = parseSaleForm(request.form, stepFields[step])
  const errors = { ...('errors' in read ? read.errors : {}), ...stepProblems(step, read.values) }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', step, values: read.values, errors }
  const seconds = existing === null ? await consumePurchaseLimits(db, request) : 0
  if (seconds > 0) return { kind: 'rate-limited', seconds, step, values: read.values }
  const values = { ...read.values, ...(await findAddedFields(db, request, step, read.values)) }
  const token = await savePurchaseStep(db, request, existing, step, values)
  const answers = { ...existing?.answers, [step]: values }
  return { kind: 'saved', next: findNextStep(answers, listPurchaseSteps(request.site.switches)), token }
}

/** Reads the shopper's details from their steps, and the agreement from the form. */
const takeDeposit = ({ form }: PurchaseRequest, purchase: Purchase): PurchaseResult => {
  const read = parseSaleForm({ ...purchase.answers.details, agree: form['agree'] }, payerFields, { agree: true })
  if (!('errors' in read)) return { kind: 'deposit', purchase: purchase.id, values: read.values }
  const agree = read.errors['agree']
  return agree === undefined
    ? { kind: 'invalid', step: 'details', ...read }
    : { kind: 'invalid', step: 'deposit', values: {}, errors: { agree } }
}

/** Handles a form of the checkout journey (RSV-04): a step's answers, or the agreement to the deposit. */
export const takePurchaseStep = async (db: Pool, request: PurchaseRequest): Promise<PurchaseResult> => {
  const { site, vehicle, form } = request
  const existing = await findPurchase(db, site, vehicle, request)
  if (existing?.state === 'done') return { kind: 'elsewhere', step: 'summary', isDone: true }
  const requestedStep = saleFormText(form, 'step')
  // A later step cannot be requested before the earlier ones are answered.
  const step = resolveStep(requestedStep, existing?.answers ?? {}, listPurchaseSteps(site.switches))
  if (step !== requestedStep) return { kind: 'elsewhere', step, isDone: false }
  return step === 'deposit' && existing ? takeDeposit(request, existing) : takeAnswers(db, request, existing, step)
}
