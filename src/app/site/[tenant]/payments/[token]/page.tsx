import type { Metadata } from 'next'
import { primaryLocation } from '@/src/domain/locations/present'
import { formatCents } from '@/src/domain/money'
import { statusWords } from '@/src/domain/sales/payment-words'
import { momentWords } from '@/src/domain/sales/words'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { Missing } from '@/src/app/site/missing'
import { SaleFrame } from '@/src/features/checkout/frame'
import { PaymentStatus } from '@/src/features/checkout/payment-status'
import { anyCarNamed } from '@/src/server/named-car'
import { settledPayment, type ShownPayment } from '@/src/server/payments'
import { siteById } from '@/src/server/site'
import { CarOrDealer } from '../../car-or-dealer'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Your payment',
  robots: { index: false, follow: false },
  // The URL is secret, so it must not be sent to other sites. `no-referrer` would remove the origin from our own forms.
  referrer: 'same-origin',
}

const factsOf = (payment: ShownPayment, timezone: string) =>
  payment.paid_at === null
    ? []
    : ([
        ['Receipt', payment.receipt ?? ''],
        ['Amount', formatCents(payment.amount_cents)],
        ['Paid', momentWords(payment.paid_at, timezone)],
        ...(payment.reference ? [['Reference', payment.reference] as const] : []),
        ...(payment.hold === 'held' && payment.held_until
          ? [['Held until', momentWords(payment.held_until, timezone)] as const]
          : []),
        ...(payment.email ? [['Sent to', payment.email] as const] : []),
      ] as const)

const zoneOf = (site: Site, car: Parameters<typeof vehicleLocation>[0] | null): string =>
  (car ? vehicleLocation(car, site) : primaryLocation(site))?.timezone ?? 'Australia/Brisbane'

/** `/payments/{token}` (RSV-01): the state of a payment and its receipt, for anyone with the link. */
const PaymentPage = async ({ params }: { params: Promise<{ readonly tenant: string; readonly token: string }> }) => {
  const { tenant, token } = await params
  const site = await siteById(tenant)
  const payment = site && (await settledPayment(site, token))
  if (!site || !payment) return <Missing />
  const car = payment.car_id === null ? null : await anyCarNamed(site.id, payment.car_id)
  const timezone = zoneOf(site, car)
  const words = statusWords(payment, timezone)
  return (
    <SaleFrame title={words.title} beside={<CarOrDealer site={site} vehicle={car} />}>
      <PaymentStatus
        words={words}
        facts={factsOf(payment, timezone)}
        token={payment.token}
        isTest={payment.provider === 'test'}
        back={
          car
            ? { href: `/cars/${car.slug}`, label: `Back to the ${car.item_type}` }
            : { href: site.switches.search.base_path, label: 'Back to our stock' }
        }
      />
    </SaleFrame>
  )
}

export default PaymentPage
