import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { paymentFields } from '@/src/domain/sales/payer-fields'
import { SaleFrame } from '@/src/features/checkout/frame'
import { PaymentForm } from '@/src/features/checkout/payment-form'
import { gate } from '@/src/server/gate'
import { keptForm } from '@/src/server/kept-form'
import { siteById } from '@/src/server/site'
import { isTestMoney, takesMoney } from '@/src/server/till'
import { SaleBeside } from '../sale-beside'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Online payment', robots: { index: false, follow: true } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** `/online-payment` (RSV-05): an invoice or a balance, paid by card. */
const OnlinePaymentPage = async ({ params, searchParams }: Props) => {
  const [{ tenant }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  if (!site?.switches.sales.online_payment || !takesMoney()) notFound()
  const shopper = await gate(site, 'online-payment', { here: '/online-payment' })
  const { online_payment_least: least, online_payment_most: most, accepted } = site.switches.sales
  const kept = query['problem'] === '1' ? keptForm((name) => jar.get(name)?.value) : null
  const known = { name: shopper?.name ?? '', phone: shopper?.phone ?? '', email: shopper?.email ?? '' }
  return (
    <SaleFrame
      title="Online payment"
      intro={`Pay ${site.name} by card: an invoice, a service or the balance of a deposit.`}
      beside={<SaleBeside site={site} vehicle={null} />}
    >
      <PaymentForm
        fields={paymentFields(least, most)}
        values={kept?.values ?? known}
        errors={kept?.errors ?? {}}
        message={kept?.message}
        hidden={{ key: randomUUID(), action: 'begin' }}
        privacy={site.legal?.privacy ?? `${site.name} uses what you type here to match your payment.`}
        accepted={accepted}
        isTest={isTestMoney()}
      />
    </SaleFrame>
  )
}

export default OnlinePaymentPage
