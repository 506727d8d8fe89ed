import type { Pool } from 'pg'
import type { Shopper } from '@/src/domain/accounts/shopper'
import type { LeadErrors } from '@/src/domain/leads/parse-lead'
import {
  buildPaymentFields,
  parsePaymentAmount,
  parseSaleForm,
  type SaleForm,
  saleFormText,
} from '@/src/domain/sales/payer-fields'
import type { Site } from '@/src/domain/tenancy/site'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { beginPayment } from './begin-sale'
import type { PaymentContext } from './payment-context'
import { log } from '@/src/platform/log'

/** Counts a payment, and returns the seconds that this sender has to wait before starting it. */
export const consumePaymentLimits = (db: Pool, tenantId: string, sender: string | null): Promise<number> =>
  consumeRateLimits(db, [
    ['paymentsBySender', sender],
    ['paymentsBySite', tenantId],
  ])

/** Reads the form within the dealer's minimum and maximum. The amount is in cents. */
const readPayment = (site: Site, form: SaleForm) => {
  const { online_payment_min_amount: min, online_payment_max_amount: max } = site.switches.sales
  const read = parseSaleForm(form, buildPaymentFields(min, max))
  const amount = parsePaymentAmount(read.values['amount'] ?? '', min, max)
  const errors = {
    ...('problem' in amount ? { amount: amount.problem } : {}),
    ...('errors' in read ? read.errors : {}),
  }
  return { values: read.values, errors, cents: 'cents' in amount ? amount.cents : 0 }
}

const toPayer = (values: Readonly<Record<string, string>>, shopper: Shopper | null) => {
  const { name = '', phone = '', email = '', reference = '' } = values
  return { name, phone, email: email.toLowerCase(), reference, shopper: shopper?.id }
}

const requiresSignIn = (site: Site, shopper: Shopper | null): boolean =>
  !shopper && site.switches.accounts.gated_pages.includes('online-payment')

type Values = Readonly<Record<string, string>>

export type OnlinePaymentResult =
  | { readonly kind: 'pay'; readonly url: string; readonly token: string }
  /** The same form was sent before and can no longer be paid. */
  | { readonly kind: 'done'; readonly token: string }
  /** This dealer requires a sign-in. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'invalid'; readonly values: Values; readonly errors: LeadErrors }
  | { readonly kind: 'rate-limited'; readonly seconds: number; readonly values: Values }
  /** `failed`: the provider does not respond; `unexpected`: anything else. */
  | { readonly kind: 'failed' | 'unexpected'; readonly values: Values }

type OnlinePaymentRequest = {
  readonly site: Site
  readonly form: SaleForm
  readonly shopper: Shopper | null
  readonly sender: string | null
}

/** Creates a payment that holds nothing, from the form of a page (RSV-05). */
export const takeOnlinePayment = async (
  context: PaymentContext,
  { site, form, shopper, sender }: OnlinePaymentRequest,
): Promise<OnlinePaymentResult> => {
  if (requiresSignIn(site, shopper)) return { kind: 'signed-out' }
  const { values, errors, cents } = readPayment(site, form)
  if (Object.keys(errors).length > 0) return { kind: 'invalid', values, errors }
  const seconds = await consumePaymentLimits(context.db, site.id, sender)
  if (seconds > 0) return { kind: 'rate-limited', seconds, values }
  const key = saleFormText(form, 'key') || crypto.randomUUID()
  const payment = { tenant: site.id, amount_cents: cents, key, ...toPayer(values, shopper) }
  try {
    const result = await beginPayment(context, payment)
    return result.kind === 'pay' || result.kind === 'done' ? result : { kind: 'failed', values }
  } catch (error) {
    log.error({ err: error }, 'An online payment could not be started.')
    return { kind: 'unexpected', values }
  }
}
