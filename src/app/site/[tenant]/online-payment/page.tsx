import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { paymentFields } from '@/src/domain/sales/payer-fields'
import { privacyNotice } from '@/src/domain/legal/privacy-notice'
import { Missing } from '@/src/app/site/missing'
import { SaleFrame } from '@/src/features/checkout/frame'
import { PaymentForm } from '@/src/features/checkout/payment-form'
import { gate } from '@/src/server/gate'
import { formState, payerOf, type SaleQuery } from '@/src/server/sale-page'
import { siteById } from '@/src/server/site'
import { isTestMoney, takesMoney } from '@/src/server/till'
import { CarOrDealer } from '../car-or-dealer'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Online payment', robots: { index: false, follow: true } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<SaleQuery>
}

/** `/online-payment` (RSV-05): pays an invoice or a balance by card. */
const OnlinePaymentPage = async ({ params, searchParams }: Props) => {
  const [{ tenant }, query] = await Promise.all([params, searchParams])
  const site = await siteById(tenant)
  if (!site?.switches.sales.online_payment || !takesMoney()) return <Missing />
  const shopper = await gate(site, 'online-payment', { here: '/online-payment' })
  const { online_payment_least: least, online_payment_most: most, accepted } = site.switches.sales
  return (
    <SaleFrame
      title="Online payment"
      intro={`Pay ${site.name} by card: an invoice, a service or the balance of a deposit.`}
      beside={<CarOrDealer site={site} vehicle={null} />}
    >
      <PaymentForm
        fields={paymentFields(least, most)}
        {...await formState(query, payerOf(shopper))}
        hidden={{ key: randomUUID(), action: 'begin' }}
        privacy={privacyNotice(site, 'match your payment')}
        accepted={accepted}
        isTest={isTestMoney()}
      />
    </SaleFrame>
  )
}

export default OnlinePaymentPage
