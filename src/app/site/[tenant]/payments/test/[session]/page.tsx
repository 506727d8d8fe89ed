import type { Metadata } from 'next'
import { formatCents } from '@/src/domain/money/format-money'
import { Missing } from '@/src/site/missing'
import { SaleFrame } from '@/src/features/checkout/sale-frame'
import { TestCheckout } from '@/src/features/checkout/test-checkout'
import { findTestCheckout } from '@/src/server/sales/payments'
import { siteById } from '@/src/server/site/site'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Test payment', robots: { index: false, follow: false } }

type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly session: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** `/payments/test/{session}` (RSV-03): stands in for the provider's page; 404 unless payments are tests. */
const TestPaymentPage = async ({ params, searchParams }: Props) => {
  const [{ tenant, session }, query] = await Promise.all([params, searchParams])
  const site = await siteById(tenant)
  const checkout = site && (await findTestCheckout(session))
  // Another dealer's checkout is not shown, because its buttons lead to that dealer's pages.
  if (!site || !checkout || new URL(checkout.success_url).origin !== new URL(site.url).origin) return <Missing />
  return (
    <SaleFrame title="Test payment">
      <TestCheckout
        session={checkout.id}
        description={checkout.description}
        amount={formatCents(checkout.amount_cents)}
        state={checkout.state}
        failed={query['failed'] === '1'}
        back={new URL(checkout.cancel_url).pathname}
      />
    </SaleFrame>
  )
}

export default TestPaymentPage
