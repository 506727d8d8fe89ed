import 'server-only'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import type { SaleForm } from '@/src/domain/sales/payer-fields'
import { formatWait } from '@/src/domain/sales/wait-text'
import type { Site } from '@/src/domain/tenancy/site'
import { paymentContext } from './payment-context'
import type { SaleAnswer } from './sale-answer'
import { type OnlinePaymentResult, takeOnlinePayment } from '@/src/services/sales/take-payment'
import { createPaymentCookie, saleTexts } from './reservations'
import { REJECTED_FORM_QUERY } from '@/src/server/forms/rejected-form'

const PAYMENT_PATH = '/online-payment'
/** The page of online payments, which shows the rejected form and its message. */
export const problemPath = `${PAYMENT_PATH}?${REJECTED_FORM_QUERY}`

const refusals = {
  failed: { message: saleTexts.failed, status: 503 },
  unexpected: { message: leadTexts.unexpected, status: 503 },
} as const

const toSaleAnswer = (result: OnlinePaymentResult): SaleAnswer => {
  if (result.kind === 'pay') return { to: result.url, cookies: [createPaymentCookie(result.token)] }
  if (result.kind === 'done') return { to: `/payments/${result.token}` }
  if (result.kind === 'signed-out') return { to: PAYMENT_PATH, status: 401 }
  const { values } = result
  if (result.kind === 'invalid')
    return { to: problemPath, rejectedForm: { values, errors: result.errors }, status: 422 }
  const { message, status } =
    result.kind === 'rate-limited' ? { message: formatWait(result.seconds), status: 429 } : refusals[result.kind]
  return { to: problemPath, rejectedForm: { values, errors: {}, message }, status }
}

/** Handles the form of /online-payment (RSV-05); null if this dealer has no such page, or payments are off. */
export const handleOnlinePayment = async (
  site: Site,
  form: SaleForm,
  shopper: Shopper | null,
  request: Request,
): Promise<SaleAnswer | null> => {
  const context = site.switches.sales.online_payment ? await paymentContext() : null
  if (!context) return null
  const sender = request.headers.get('x-forwarded-for')
  return toSaleAnswer(await takeOnlinePayment(context, { site, form, shopper, sender }))
}
