import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { payerFields, readSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import {
  nextStep,
  noTradeIn,
  type PurchaseAnswers,
  type PurchaseStep,
  reachedStep,
  stepFields,
  stepProblems,
} from '@/src/domain/sales/purchase'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { rangeText } from '@/src/domain/trade-in/words'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { formatDollars } from '@/src/domain/money'
import { siteCookie } from './cookie'
import { database } from './database'
import { estimateDelivery } from './delivery'
import { holdCar } from './reservations'
import { mustWait } from './limits'
import { formText, type SaleAnswer } from './sale-request'
import type { Shopper } from './shopper-session'
import { waitWords } from './till'
import { plateEstimate, valuationWait } from './valuations'

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
const remember = (car: Vehicle, token: string): string => siteCookie(purchaseCookie(car), token, 30 * 86_400)

const text = `SELECT p.id, p.state, coalesce(p.answers, '{}') AS answers, p.token, p.shopper_id,
  (SELECT m.token FROM payments m WHERE m.reservation_id = p.reservation_id ORDER BY m.created_at DESC LIMIT 1) AS payment
  FROM purchases p WHERE p.tenant_id = $1 AND p.car_id = $2 AND p.state <> 'abandoned'
    AND (p.token = $3 OR p.shopper_id = $4::uuid) ORDER BY p.state = 'open' DESC, p.updated_at DESC LIMIT 1`

/**
 * Finds the purchase of a vehicle by this browser, or by this shopper on any device (RSV-04); null if there is none.
 */
export const purchaseOf = async (
  site: Pick<Site, 'id'>,
  car: Pick<Vehicle, 'id'>,
  { token, shopper }: { readonly token: string | undefined; readonly shopper: Shopper | null },
): Promise<Purchase | null> => {
  const values = [site.id, car.id, token ?? '', shopper?.id ?? null]
  return (await (await database()).query<Purchase>(text, values)).rows[0] ?? null
}

type Asked = {
  readonly site: Site
  readonly car: Vehicle
  readonly form: SaleForm
  readonly shopper: Shopper | null
  readonly token: string | undefined
  readonly sender: string | null
}

const pageOf = (car: Vehicle, step: string, more = ''): string =>
  `/checkout-journey?car_id=${car.slug}&step=${step}${more}`

/** Adds the estimated price of the requested delivery; nothing if there is no estimate just now. */
const deliveryWords = async (
  { site, car, sender }: Asked,
  postcode: string,
): Promise<Readonly<Record<string, string>>> => {
  if (!site.switches.tools.delivery || postcode === '' || (await mustWait(['deliveryPricesBySender', sender])))
    return {}
  const answer = await estimateDelivery(site, postcode, car)
  return answer.kind === 'result' ? { delivery_estimate: `${formatDollars(answer.price)} to ${answer.name}` } : {}
}

/** Adds the estimated value of the trade-in by its plate, if the site values trade-ins and knows this one. */
const tradeWords = async (
  { site, sender }: Asked,
  { trade_in, rego = '', regoState = '', kms = '' }: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (!site.switches.vehicle.trade_in || trade_in === noTradeIn || (await valuationWait(site, sender)) > 0) return {}
  const found = await plateEstimate(site, { rego, regoState, kms })
  return found ? { trade_estimate: rangeText(found.low_cents, found.high_cents) } : {}
}

/** Returns the fields that the server adds to the answers of a step. */
const addedTo = async (
  asked: Asked,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  if (step === 'trade-in') return tradeWords(asked, values)
  return step === 'delivery' ? deliveryWords(asked, values['postcode'] ?? '') : {}
}

const store = async (
  asked: Asked,
  before: Purchase | null,
  step: PurchaseStep,
  values: Readonly<Record<string, string>>,
) => {
  const { site, car, shopper } = asked
  const db = await database()
  const answers = { ...before?.answers, [step]: values }
  const who = step === 'details' ? values : {}
  const stored = [
    nextStep(answers),
    JSON.stringify({ [step]: values }),
    shopper?.id ?? null,
    who['name'],
    who['phone'],
    who['email'],
  ]
  if (before) {
    await db.query(
      `UPDATE purchases SET step = $2, answers = coalesce(answers, '{}') || $3::jsonb, shopper_id = coalesce(shopper_id, $4),
         name = coalesce($5, name), phone = coalesce($6, phone), email = coalesce($7, email), updated_at = now()
       WHERE id = $1 AND state = 'open'`,
      [before.id, ...stored.map((one) => one ?? null)],
    )
    return before.token
  }
  const token = randomBytes(24).toString('base64url')
  const { main, sub } = vehicleTitle(car)
  await db.query(
    `INSERT INTO purchases (id, step, answers, shopper_id, name, phone, email, tenant_id, state, car_id, car_title, token)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10, $11)`,
    [randomUUID(), ...stored.map((one) => one ?? null), site.id, car.id, [main, sub].filter(Boolean).join(' '), token],
  )
  return token
}

/** Handles the answers of one step: continues with the next step, or returns to this one with the errors. */
const takeStep = async (asked: Asked, before: Purchase | null, step: PurchaseStep): Promise<SaleAnswer> => {
  const { car, form } = asked
  const read = readSaleForm(form, stepFields[step])
  const errors = { ...('errors' in read ? read.errors : {}), ...stepProblems(step, read.values) }
  if (Object.keys(errors).length > 0)
    return { to: pageOf(car, step, '&problem=1'), kept: { values: read.values, errors }, status: 422 }
  if (before === null && (await mustWait(['purchasesBySender', asked.sender], ['purchasesBySite', asked.site.id])))
    return {
      to: pageOf(car, step, '&problem=1'),
      kept: { values: read.values, errors: {}, message: waitWords },
      status: 429,
    }
  const values = { ...read.values, ...(await addedTo(asked, step, read.values)) }
  const token = await store(asked, before, step, values)
  return { to: pageOf(car, nextStep({ ...before?.answers, [step]: values })), cookies: [remember(car, token)] }
}

/** Starts the deposit once every step is answered, with the shopper's details from those steps. */
const takeDeposit = async (asked: Asked, purchase: Purchase): Promise<SaleAnswer> => {
  const { site, car, form, shopper, sender } = asked
  const back = pageOf(car, 'deposit', '&problem=1')
  const read = readSaleForm({ ...purchase.answers.details, agree: form['agree'] }, payerFields, { agree: true })
  if ('errors' in read) {
    const agree = read.errors['agree']
    return agree === undefined
      ? { to: pageOf(car, 'details', '&problem=1'), kept: read, status: 422 }
      : { to: back, kept: { values: {}, errors: { agree } }, status: 422 }
  }
  return holdCar({ site, form, shopper, sender, back, purchase: purchase.id }, car, read.values)
}

/** Handles a form of the checkout journey (RSV-04): a step's answers, or the deposit. */
export const takePurchase = async (asked: Asked): Promise<SaleAnswer> => {
  const { site, car, form } = asked
  const before = await purchaseOf(site, car, asked)
  if (before?.state === 'done') return { to: pageOf(car, 'summary') }
  const wanted = formText(form, 'step')
  // A later step cannot be requested before the earlier ones are answered.
  const step = reachedStep(wanted, before?.answers ?? {})
  if (step !== wanted) return { to: pageOf(car, step), status: 409 }
  return step === 'deposit' && before ? takeDeposit(asked, before) : takeStep(asked, before, step)
}
