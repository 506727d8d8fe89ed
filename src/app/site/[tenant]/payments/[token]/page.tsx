import type { Metadata } from 'next'
import { findPrimaryLocation } from '@/src/domain/locations/location-display'
import { formatCents } from '@/src/domain/money/format-money'
import { cancelText, paymentStatusCopy } from '@/src/domain/sales/payment-status-text'
import { formatLongMoment } from '@/src/domain/time/format-moment'
import type { Site } from '@/src/domain/tenancy/site'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { findVehicleLocation, locationTimezoneOf } from '@/src/domain/vehicle-page/vehicle-location'
import { Missing } from '@/src/site/missing'
import { MissingPayment } from '@/src/site/missing-payment'
import { SaleFrame } from '@/src/features/checkout/sale-frame'
import { PaymentStatus } from '@/src/features/checkout/payment-status'
import { findPageShopper } from '@/src/server/accounts/require-shopper'
import { findOwnForm, findOwnHold } from '@/src/server/sales/reservations'
import { findVehicle } from '@/src/server/vehicles/find-vehicle'
import { findSettledPayment, type PaymentDetails } from '@/src/server/sales/payments'
import { siteById } from '@/src/server/site/site'
import { VehicleOrDealer } from '@/src/site/vehicle-or-dealer'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Your payment',
  robots: { index: false, follow: false },
  // The URL is secret, so it must not be sent to other sites. `no-referrer` would remove the origin from our own forms.
  referrer: 'same-origin',
}

const paymentFacts = (payment: PaymentDetails, timezone: string) =>
  payment.paid_at === null
    ? []
    : ([
        ['Receipt', payment.receipt ?? ''],
        ['Amount', formatCents(payment.amount_cents)],
        ['Paid', formatLongMoment(payment.paid_at, timezone)],
        ...(payment.refunded_at ? [['Refunded', formatLongMoment(payment.refunded_at, timezone)] as const] : []),
        ...(payment.reference ? [['Reference', payment.reference] as const] : []),
        ...(payment.hold === 'held' && payment.held_until
          ? [['Held until', formatLongMoment(payment.held_until, timezone)] as const]
          : []),
        ...(payment.email ? [['Sent to', payment.email] as const] : []),
      ] as const)

const timeZoneOf = (site: Site, vehicle: Parameters<typeof findVehicleLocation>[0] | null): string =>
  locationTimezoneOf(vehicle ? findVehicleLocation(vehicle, site) : findPrimaryLocation(site))

/** Where the receipt of an unpaid hold goes, only for the browser or the signed-in shopper that holds the vehicle. */
const findRecipient = async (site: Site, payment: PaymentDetails, vehicle: Vehicle | null) => {
  if (!vehicle || payment.hold !== 'pending' || !payment.email) return null
  if ((await findOwnHold(site, vehicle.id, await findPageShopper(site))) !== payment.token) return null
  const { reserve_button, reserve_route } = site.switches.vehicle
  const canChange = reserve_button && (await findOwnForm(site, payment.token)) !== null
  return {
    email: payment.email,
    changeHref: canChange ? `/cars/${vehicle.slug}/${reserve_route}?change=1` : undefined,
  }
}

/** `/payments/{token}` (RSV-01): the state of a payment and its receipt, for anyone with the link. */
const PaymentPage = async ({ params }: { params: Promise<{ readonly tenant: string; readonly token: string }> }) => {
  const { tenant, token } = await params
  const site = await siteById(tenant)
  const payment = site && (await findSettledPayment(site, token))
  if (!site) return <Missing />
  if (!payment) return <MissingPayment site={site} />
  const vehicle = payment.car_id === null ? null : await findVehicle(site.id, payment.car_id)
  const timezone = timeZoneOf(site, vehicle)
  const copy = paymentStatusCopy(payment, timezone)
  return (
    <SaleFrame title={copy.title} sidebar={<VehicleOrDealer site={site} vehicle={vehicle} buys />}>
      <PaymentStatus
        view={copy}
        receiptLines={paymentFacts(payment, timezone)}
        recipient={await findRecipient(site, payment, vehicle)}
        token={payment.token}
        cancelText={cancelText(payment)}
        isTest={payment.provider === 'test'}
        back={
          vehicle
            ? { href: `/cars/${vehicle.slug}`, label: `Back to the ${vehicle.item_type}` }
            : { href: site.switches.search.base_path, label: 'Back to our stock' }
        }
      />
    </SaleFrame>
  )
}

export default PaymentPage
