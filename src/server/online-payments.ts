import 'server-only'
import { leadTexts } from '@/src/domain/leads/read-lead'
import { paymentFields, readAmount, readSaleForm, type SaleForm } from '@/src/domain/sales/payer-fields'
import type { Site } from '@/src/domain/tenancy/site'
import { beginPayment } from '@/src/services/sales/begin'
import { rememberPayment, saleTexts } from './reservations'
import { formText, type SaleAnswer } from './sale-request'
import type { Shopper } from './shopper-session'
import { mustWaitToPay, till, waitWords } from './till'

const page = '/online-payment'
const back = `${page}?problem=1`

/** What was asked, read by the dealer's own bounds: the amount is what the server read, in cents. */
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

/** Takes the form of /online-payment (RSV-05); null where this dealer has no such page, or nobody takes money. */
export const takeOnlinePayment = async (
  site: Site,
  form: SaleForm,
  shopper: Shopper | null,
  request: Request,
): Promise<SaleAnswer | null> => {
  const ours = site.switches.sales.online_payment ? await till() : null
  if (!ours) return null
  if (!shopper && site.switches.accounts.gated_pages.includes('online-payment')) return { to: page, status: 401 }
  const { values, errors, cents } = readPayment(site, form)
  if (Object.keys(errors).length > 0) return { to: back, kept: { values, errors }, status: 422 }
  const refused = (message: string, status: number): SaleAnswer => ({
    to: back,
    kept: { values, errors: {}, message },
    status,
  })
  if (mustWaitToPay(site.id, request)) return refused(waitWords, 429)
  const { name = '', phone = '', email = '', reference = '' } = values
  try {
    const begun = await beginPayment(ours, {
      tenant: site.id,
      amount_cents: cents,
      reference,
      key: formText(form, 'key') || crypto.randomUUID(),
      ...{ name, phone, email: email.toLowerCase(), shopper: shopper?.id },
    })
    if (begun.kind === 'pay') return { to: begun.url, cookies: [rememberPayment(begun.token)] }
    return begun.kind === 'done' ? { to: `/payments/${begun.token}` } : refused(saleTexts.failed, 503)
  } catch (error) {
    console.error('An online payment could not be begun:', error)
    return refused(leadTexts.unexpected, 503)
  }
}
