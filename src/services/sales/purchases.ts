import type { Pool } from 'pg'
import type { Shopper } from '@/src/domain/accounts/shopper'
import type { LeadErrors } from '@/src/domain/leads/parse-lead'
import { payerFields, parseSaleForm, type SaleForm, saleFormText } from '@/src/domain/sales/payer-fields'
import type { Purchase, PurchaseStep } from '@/src/domain/sales/purchase'
import { findNextStep, listPurchaseSteps, resolveStep } from '@/src/domain/sales/purchase-progress'
import { stepFields, stepProblems } from '@/src/domain/sales/purchase-fields'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { findPurchase } from './find-purchase'
import { findAddedFields } from './purchase-estimates'
import { savePurchaseStep } from './save-purchase-step'

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
