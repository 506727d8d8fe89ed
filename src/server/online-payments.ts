import 'server-only'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import { buildPaymentFields, parsePaymentAmount, parseSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import type { Site } from '@/src/domain/tenancy/site'
import { log } from '@/src/platform/log'
import { beginPayment } from '@/src/services/sales/begin-sale'
import type { PaymentContext } from '@/src/services/sales/settle'
import { createPaymentCookie, saleTexts } from './reservations'
import { formText, type SaleAnswer } from './sale-request'
import type { Shopper } from './shopper-session'
import { isPaymentRateLimited, paymentContext, WAIT_TEXT } from './payment-context'

const PAYMENT_PATH = '/online-payment'
const problemPath = `${PAYMENT_PATH}?problem=1`

/** Reads the form within the dealer's minimum and maximum. The amount is in cents. */
const readPayment = (site: Site, form: SaleForm) => {
  const { online_payment_least: min, online_payment_most: max } = site.switches.sales
  const read = parseSaleForm(form, buildPaymentFields(min, max))
  const amount = parsePaymentAmount(read.values['amount'] ?? '', min, max)
  const errors = {
    ...('problem' in amount ? { amount: amount.problem } : {}),
    ...('errors' in read ? read.errors : {}),
  }
  return { values: read.values, errors, cents: 'cents' in amount ? amount.cents : 0 }
}

type Refuse = (message: string, status: number) => SaleAnswer

/** Creates the payment, and returns the address where it is paid. */
const startPayment = async (
  context: PaymentContext,
  payment: Parameters<typeof beginPayment>[1],
  refuse: Refuse,
): Promise<SaleAnswer> => {
  try {
    const result = await beginPayment(context, payment)
    if (result.kind === 'pay') return { to: result.url, cookies: [createPaymentCookie(result.token)] }
    return result.kind === 'done' ? { to: `/payments/${result.token}` } : refuse(saleTexts.failed, 503)
  } catch (error) {
    log.error({ err: error }, 'An online payment could not be started.')
    return refuse(leadTexts.unexpected, 503)
  }
}

const toPayer = (values: Readonly<Record<string, string>>, shopper: Shopper | null) => {
  const { name = '', phone = '', email = '', reference = '' } = values
  return { name, phone, email: email.toLowerCase(), reference, shopper: shopper?.id }
}

const requiresSignIn = (site: Site, shopper: Shopper | null): boolean =>
  !shopper && site.switches.accounts.gated_pages.includes('online-payment')

/** Handles the form of /online-payment (RSV-05); null if this dealer has no such page, or payments are off. */
export const handleOnlinePayment = async (
  site: Site,
  form: SaleForm,
  shopper: Shopper | null,
  request: Request,
): Promise<SaleAnswer | null> => {
  const context = site.switches.sales.online_payment ? await paymentContext() : null
  if (!context) return null
  if (requiresSignIn(site, shopper)) return { to: PAYMENT_PATH, status: 401 }
  const { values, errors, cents } = readPayment(site, form)
  if (Object.keys(errors).length > 0) return { to: problemPath, rejectedForm: { values, errors }, status: 422 }
  const refuse = (message: string, status: number): SaleAnswer => ({
    to: problemPath,
    rejectedForm: { values, errors: {}, message },
    status,
  })
  if (await isPaymentRateLimited(site.id, request)) return refuse(WAIT_TEXT, 429)
  const payer = toPayer(values, shopper)
  const key = formText(form, 'key') || crypto.randomUUID()
  return startPayment(context, { tenant: site.id, amount_cents: cents, key, ...payer }, refuse)
}
