import 'server-only'
import { leadTexts } from '@/src/domain/leads/read-lead'
import { paymentFields, readAmount, readSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import type { Site } from '@/src/domain/tenancy/site'
import { beginPayment } from '@/src/services/sales/begin'
import type { Till } from '@/src/services/sales/settle'
import { rememberPayment, saleTexts } from './reservations'
import { formText, type SaleAnswer } from './sale-request'
import type { Shopper } from './shopper-session'
import { mustWaitToPay, till, waitWords } from './till'

const page = '/online-payment'
const back = `${page}?problem=1`

/** Reads the form within the dealer's minimum and maximum. The amount is in cents. */
const readPayment = (site: Site, form: SaleForm) => {
  const { online_payment_least: least, online_payment_most: most } = site.switches.sales
  const read = readSaleForm(form, paymentFields(least, most))
  const amount = readAmount(read.values['amount'] ?? '', least, most)
  const errors = {
    ...('problem' in amount ? { amount: amount.problem } : {}),
    ...('errors' in read ? read.errors : {}),
  }
  return { values: read.values, errors, cents: 'cents' in amount ? amount.cents : 0 }
}

type Refuse = (message: string, status: number) => SaleAnswer

/** Creates the payment, and returns the address where it is paid. */
const begin = async (ours: Till, payment: Parameters<typeof beginPayment>[1], refused: Refuse): Promise<SaleAnswer> => {
  try {
    const begun = await beginPayment(ours, payment)
    if (begun.kind === 'pay') return { to: begun.url, cookies: [rememberPayment(begun.token)] }
    return begun.kind === 'done' ? { to: `/payments/${begun.token}` } : refused(saleTexts.failed, 503)
  } catch (error) {
    console.error('An online payment could not be started:', error)
    return refused(leadTexts.unexpected, 503)
  }
}

const payerOf = (values: Readonly<Record<string, string>>, shopper: Shopper | null) => {
  const { name = '', phone = '', email = '', reference = '' } = values
  return { name, phone, email: email.toLowerCase(), reference, shopper: shopper?.id }
}

const isShut = (site: Site, shopper: Shopper | null): boolean =>
  !shopper && site.switches.accounts.gated_pages.includes('online-payment')

/** Handles the form of /online-payment (RSV-05); null if this dealer has no such page, or payments are off. */
export const takeOnlinePayment = async (
  site: Site,
  form: SaleForm,
  shopper: Shopper | null,
  request: Request,
): Promise<SaleAnswer | null> => {
  const ours = site.switches.sales.online_payment ? await till() : null
  if (!ours) return null
  if (isShut(site, shopper)) return { to: page, status: 401 }
  const { values, errors, cents } = readPayment(site, form)
  if (Object.keys(errors).length > 0) return { to: back, kept: { values, errors }, status: 422 }
  const refused = (message: string, status: number): SaleAnswer => ({
    to: back,
    kept: { values, errors: {}, message },
    status,
  })
  if (await mustWaitToPay(site.id, request)) return refused(waitWords, 429)
  const payer = payerOf(values, shopper)
  const key = formText(form, 'key') || crypto.randomUUID()
  return begin(ours, { tenant: site.id, amount_cents: cents, key, ...payer }, refused)
}
