import { randomUUID } from 'node:crypto'
import { vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { formatCents } from '@/src/domain/money/format-money'
import { buildPrivacyNotice } from '@/src/domain/legal/privacy-notice'
import { coolingOffText, listReserveSteps, reserveTermsText } from '@/src/domain/sales/reservation-text'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { Missing } from '../missing'
import { SaleFrame } from '@/src/features/checkout/sale-frame'
import { ReserveForm } from '@/src/features/checkout/reserve-form'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { depositCents } from '@/src/domain/sales/deposit'
import { findOwnForm, findOwnHold, findReservability, saleTexts } from '@/src/server/sales/reservations'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { siteById } from '@/src/server/site/site'
import { loadFormState, readQueryText, toPayerValues, type SaleQuery } from '@/src/server/sales/sale-page'
import { hasTestPayments, acceptsPayments } from '@/src/server/sales/payment-context'
import { button } from '@/src/ui/button'
import { leadPage, type LeadPageProps } from '../lead-page'
import { VehicleOrDealer } from '../vehicle-or-dealer'

export const reserveMetadata: Metadata = { title: 'Reserve', robots: { index: false, follow: true } }

const UnavailableLinks = ({ vehicle }: { vehicle: Vehicle }) => (
  <div className="flex flex-wrap gap-3">
    <a href={`/contact?car_id=${vehicle.id}`} className={button('primary', 'lg')}>
      Enquire
    </a>
    <a href={`/cars/${vehicle.slug}`} className={button('secondary', 'lg')}>
      Back to the {vehicle.item_type}
    </a>
  </div>
)

type ReserveProps = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly shopper: Shopper | null
  readonly query: SaleQuery
}

type FormProps = ReserveProps & {
  /** The form that started the shopper's unpaid hold. With the same key it continues that hold. */
  readonly sentForm: Awaited<ReturnType<typeof findOwnForm>>
}

const Form = async ({ site, vehicle, shopper, query, sentForm }: FormProps) => {
  const deposit = depositCents(site)
  const { key, ...sentValues } = sentForm ?? { key: randomUUID() }
  const knownValues = sentForm ? { ...sentValues, agree: 'Yes' } : toPayerValues(shopper)
  return (
    <ReserveForm
      {...await loadFormState(query, knownValues)}
      hidden={{ car_id: vehicle.id, key }}
      steps={listReserveSteps(deposit, vehicle.item_type)}
      coolingOff={coolingOffText(findVehicleLocation(vehicle, site)?.address.state, vehicle.car_type)}
      terms={reserveTermsText(site.name, deposit)}
      privacy={buildPrivacyNotice(site, `hold this ${vehicleNounOf(vehicle)[0]} for you`)}
      deposit={formatCents(deposit)}
      acceptedMethods={site.switches.sales.accepted}
      isTest={hasTestPayments()}
      botCheck={<FormFiller botCheck={shopper === null && site.switches.forms.bot_check} addsVisit={false} />}
    />
  )
}

/** True if an own hold's form is shown again: by the link on its payment's page, or because it was rejected. */
const showsSentForm = (query: SaleQuery): boolean =>
  ['change', 'problem'].some((name) => readQueryText(query, name) === '1')

/**
 * The form, or the reason why it is missing. A shopper whose payment for this vehicle is open is sent to that payment,
 * from where the form can be corrected.
 */
const Reserve = async (reserveProps: ReserveProps) => {
  const { site, vehicle, shopper, query } = reserveProps
  const openPayment = await findOwnHold(site, vehicle.id, shopper)
  const sentForm = openPayment !== null && showsSentForm(query) ? await findOwnForm(site, openPayment) : null
  if (openPayment !== null && !sentForm) redirect(`/payments/${openPayment}`)
  const state = sentForm ? 'free' : await findReservability(site, vehicle)
  return (
    <SaleFrame
      title={sentForm ? 'Change your details' : `Reserve this ${vehicleNounOf(vehicle)[0]}`}
      note={state === 'free' ? undefined : saleTexts[state]}
      sidebar={<VehicleOrDealer site={site} vehicle={vehicle} buys />}
    >
      {state === 'free' ? <Form {...reserveProps} sentForm={sentForm} /> : <UnavailableLinks vehicle={vehicle} />}
    </SaleFrame>
  )
}

/**
 * `/cars/{slug}/checkout` or `/cars/{slug}/buy-online`, as the dealer chose (RSV-01): a deposit holds the vehicle.
 * Shows an enquiry form if payments are off or the dealer has no reserve button.
 */
export const reservePage =
  (route: 'checkout' | 'buy-online') =>
  async (props: LeadPageProps & { readonly params: Promise<{ readonly tenant: string; readonly slug?: string }> }) => {
    const [{ tenant, slug = '' }, query] = await Promise.all([props.params, props.searchParams])
    const site = await siteById(tenant)
    const vehicle = site && (await findPublicVehicle(site.id, slug))
    if (!site || !vehicle) return <Missing />
    const { reserve_button, reserve_route } = site.switches.vehicle
    if (!acceptsPayments() || !reserve_button) return leadPage('reserve', `/cars/{slug}/${route}`)(props)
    const here = `/cars/${vehicle.slug}/${reserve_route}`
    if (route !== reserve_route) redirect(here)
    const shopper = await requireShopper(site, `/cars/[slug]/${route}`, { here, back: `/cars/${vehicle.slug}` })
    return <Reserve site={site} vehicle={vehicle} shopper={shopper} query={query} />
  }
