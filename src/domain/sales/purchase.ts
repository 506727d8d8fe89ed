/** Steps of an online purchase (RSV-04). The deposit is paid, and the summary ends it. */
export const purchaseSteps = ['trade-in', 'payment', 'delivery', 'details', 'deposit', 'summary'] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

export const purchaseStepTitles: Readonly<Record<PurchaseStep, string>> = {
  'trade-in': 'Your trade-in',
  payment: 'Finance or cash',
  delivery: 'Delivery',
  details: 'Your details',
  deposit: 'Deposit',
  summary: 'Summary',
}

/** The id of a step's title on its page. */
export const STEP_TITLE_ID = 'step'

/**
 * The address of a vehicle's purchase at a step. It opens at the step's title, because on a phone the header and the
 * vehicle fill the first screen; `more` replaces that, such as by the address of an error.
 */
export const purchaseStepPath = (vehicle: { readonly slug: string }, step: string, more = `#${STEP_TITLE_ID}`) =>
  `/checkout-journey?car_id=${vehicle.slug}&step=${encodeURIComponent(step)}${more}`

/** Answers so far, by step. */
export type PurchaseAnswers = Readonly<Partial<Record<PurchaseStep, Readonly<Record<string, string>>>>>

/** A purchase as stored (RSV-04). */
export type Purchase = {
  readonly id: string
  readonly state: 'open' | 'done' | 'abandoned'
  readonly answers: PurchaseAnswers
  readonly token: string
  readonly shopper_id: string | null
  /** Address of its deposit's page, once the deposit was started. */
  readonly payment: string | null
}
