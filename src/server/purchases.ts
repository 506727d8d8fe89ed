import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { payerFields, parseSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import {
  findNextStep,
  NO_TRADE_IN,
  type PurchaseAnswers,
  type PurchaseStep,
  resolveStep,
  stepFields,
  stepProblems,
} from '@/src/domain/sales/purchase'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { formatRange } from '@/src/domain/trade-in/trade-in-text'
import type { Site } from '@/src/domain/tenancy/site'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { formatDollars } from '@/src/domain/money/format-money'
import { createSiteCookie } from './cookie'
import { database } from './database'
import { estimateDelivery } from './delivery'
import { holdVehicle } from './reservations'
import { isRateLimited } from './limits'
import { formText, type SaleAnswer } from './sale-request'
import type { Shopper } from './shopper-session'
import { WAIT_TEXT } from './payment-context'
import { estimateByPlate, secondsToWaitForValuation } from './valuations'

export type Purchase = {
  readonly id: string
  readonly state: 'open' | 'done' | 'abandoned'
  readonly answers: PurchaseAnswers
  readonly token: string
  readonly shopper_id: string | null
  /** Address of its deposit's page, once the deposit was started. */
  readonly payment: string | null
}

/** Cookie with the token of a purchase in progress; on another device the shopper's account finds it. */
export const purchaseCookie = (car: Pick<Vehicle, 'id'>): string => `forecourt-purchase-${car.id.slice(-8)}`
const createPurchaseCookie = (car: Vehicle, token: string): string =>
  createSiteCookie(purchaseCookie(car), token, 30 * 86_400)

const purchaseQuery = `SELECT p.id, p.state, coalesce(p.answers, '{}') AS answers, p.token, p.shopper_id,
  (SELECT m.token FROM payments m WHERE m.reservation_id = p.reservation_id ORDER BY m.created_at DESC LIMIT 1) AS payment
  FROM purchases p WHERE p.tenant_id = $1 AND p.car_id = $2 AND p.state <> 'abandoned'
    AND (p.token = $3 OR p.shopper_id = $4::uuid) ORDER BY p.state = 'open' DESC, p.updated_at DESC LIMIT 1`

/**
 * Finds the purchase of a vehicle by this browser, or by this shopper on any device (RSV-04); null if there is none.
 */
export const findPurchase = async (
  site: Pick<Site, 'id'>,
  car: Pick<Vehicle, 'id'>,
  { token, shopper }: { readonly token: string | undefined; readonly shopper: Shopper | null },
): Promise<Purchase | null> => {
  const values = [site.id, car.id, token ?? '', shopper?.id ?? null]
  return (await (await database()).query<Purchase>(purchaseQuery, values)).rows[0] ?? null
}

type PurchaseRequest = {
  readonly site: Site
  readonly car: Vehicle
  readonly form: SaleForm
  readonly shopper: Shopper | null
  readonly token: string | undefined
  readonly sender: string | null
}

const journeyPath = (car: Vehicle, step: string, more = ''): string =>
  `/checkout-journey?car_id=${car.slug}&step=${step}${more}`

/** Adds the estimated price of the requested delivery; nothing if there is no estimate just now. */
const deliveryFields = async (
  { site, car, sender }: PurchaseRequest,
  postcode: string,
): Promise<Readonly<Record<string, string>>> => {
  if (!site.switches.tools.delivery || postcode === '' || (await isRateLimited(['deliveryPricesBySender', sender])))
    return {}
  const answer = await estimateDelivery(site, postcode, car)
  return answer.kind === 'result' ? { delivery_estimate: `${formatDollars(answer.price)} to ${answer.name}` } : {}
}

/** Adds the estimated value of the trade-in by its plate, if the site values trade-ins and knows this one. */
const tradeInFields = async (
  { site, sender }: PurchaseRequest,
  { trade_in, rego = '', regoState = '', kms = '' }: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (
    !site.switches.vehicle.trade_in ||
    trade_in === NO_TRADE_IN ||
    (await secondsToWaitForValuation(site, sender)) > 0
  )
    return {}
  const found = await estimateByPlate(site, { rego, regoState, kms })
  return found ? { trade_estimate: formatRange(found.low_cents, found.high_cents) } : {}
}

/** Returns the fields that the server adds to the answers of a step. */
const findAddedFields = async (
  request: PurchaseRequest,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (step === 'trade-in') return tradeInFields(request, values)
  return step === 'delivery' ? deliveryFields(request, values['postcode'] ?? '') : {}
}

const savePurchaseStep = async (
  request: PurchaseRequest,
  existing: Purchase | null,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
) => {
  const { site, car, shopper } = request
  const db = await database()
  const answers = { ...existing?.answers, [step]: values }
  const contact = step === 'details' ? values : {}
  const stored = [
    findNextStep(answers),
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
  const { main, sub } = toVehicleTitle(car)
  await db.query(
    `INSERT INTO purchases (id, step, answers, shopper_id, name, phone, email, tenant_id, state, car_id, car_title, token)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10, $11)`,
    [randomUUID(), ...stored.map((one) => one ?? null), site.id, car.id, [main, sub].filter(Boolean).join(' '), token],
  )
  return token
}

/** Handles the answers of one step: continues with the next step, or returns to this one with the errors. */
const handleStep = async (
  request: PurchaseRequest,
  existing: Purchase | null,
  step: PurchaseStep,
): Promise<SaleAnswer> => {
  const { car, form } = request
  const read = parseSaleForm(form, stepFields[step])
  const errors = { ...('errors' in read ? read.errors : {}), ...stepProblems(step, read.values) }
  if (Object.keys(errors).length > 0)
    return { to: journeyPath(car, step, '&problem=1'), rejectedForm: { values: read.values, errors }, status: 422 }
  if (
    existing === null &&
    (await isRateLimited(['purchasesBySender', request.sender], ['purchasesBySite', request.site.id]))
  )
    return {
      to: journeyPath(car, step, '&problem=1'),
      rejectedForm: { values: read.values, errors: {}, message: WAIT_TEXT },
      status: 429,
    }
  const values = { ...read.values, ...(await findAddedFields(request, step, read.values)) }
  const token = await savePurchaseStep(request, existing, step, values)
  return {
    to: journeyPath(car, findNextStep({ ...existing?.answers, [step]: values })),
    cookies: [createPurchaseCookie(car, token)],
  }
}

/** Starts the deposit once every step is answered, with the shopper's details from those steps. */
const handleDeposit = async (request: PurchaseRequest, purchase: Purchase): Promise<SaleAnswer> => {
  const { site, car, form, shopper, sender } = request
  const back = journeyPath(car, 'deposit', '&problem=1')
  const read = parseSaleForm({ ...purchase.answers.details, agree: form['agree'] }, payerFields, { agree: true })
  if ('errors' in read) {
    const agree = read.errors['agree']
    return agree === undefined
      ? { to: journeyPath(car, 'details', '&problem=1'), rejectedForm: read, status: 422 }
      : { to: back, rejectedForm: { values: {}, errors: { agree } }, status: 422 }
  }
  return holdVehicle({ site, form, shopper, sender, back, purchase: purchase.id }, car, read.values)
}

/** Handles a form of the checkout journey (RSV-04): a step's answers, or the deposit. */
export const handlePurchase = async (request: PurchaseRequest): Promise<SaleAnswer> => {
  const { site, car, form } = request
  const existing = await findPurchase(site, car, request)
  if (existing?.state === 'done') return { to: journeyPath(car, 'summary') }
  const requestedStep = formText(form, 'step')
  // A later step cannot be requested before the earlier ones are answered.
  const step = resolveStep(requestedStep, existing?.answers ?? {})
  if (step !== requestedStep) return { to: journeyPath(car, step), status: 409 }
  return step === 'deposit' && existing ? handleDeposit(request, existing) : handleStep(request, existing, step)
}
