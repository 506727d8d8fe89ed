import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { buildPaymentFields } from '@/src/domain/sales/payer-fields'
import { buildPrivacyNotice } from '@/src/domain/legal/privacy-notice'
import { Missing } from '@/src/site/missing'
import { SaleFrame } from '@/src/features/checkout/sale-frame'
import { PaymentForm } from '@/src/features/checkout/payment-form'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import { loadFormState, toPayerValues, type SaleQuery } from '@/src/server/sales/sale-page'
import { siteById } from '@/src/server/site/site'
import { hasTestPayments, acceptsPayments } from '@/src/server/sales/payment-context'
import { VehicleOrDealer } from '@/src/site/vehicle-or-dealer'

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
  if (!site?.switches.sales.online_payment || !acceptsPayments()) return <Missing />
  const shopper = await requireShopper(site, '/online-payment', { here: '/online-payment' })
  const { online_payment_min_amount: minAmount, online_payment_max_amount: maxAmount, accepted } = site.switches.sales
  return (
    <SaleFrame
      title="Online payment"
      intro={`Pay ${site.name} by card: an invoice, a service or the balance of a deposit.`}
      sidebar={<VehicleOrDealer site={site} vehicle={null} />}
    >
      <PaymentForm
        fields={buildPaymentFields(minAmount, maxAmount)}
        {...await loadFormState(query, toPayerValues(shopper))}
        hidden={{ key: randomUUID(), action: 'begin' }}
        privacy={buildPrivacyNotice(site, 'match your payment')}
        acceptedMethods={accepted}
        isTest={hasTestPayments()}
      />
    </SaleFrame>
  )
}

export default OnlinePaymentPage
