import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { formatCents } from '@/src/domain/money'
import { privacyNotice } from '@/src/domain/legal/privacy-notice'
import { coolingOff, reserveSteps, reserveTerms } from '@/src/domain/sales/words'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { Missing } from '@/src/app/site/missing'
import { SaleFrame } from '@/src/features/checkout/frame'
import { ReserveForm } from '@/src/features/checkout/reserve-form'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { gate } from '@/src/server/gate'
import { carNamed } from '@/src/server/named-car'
import { depositOf, ownHold, paymentCookie, reservable, saleTexts } from '@/src/server/reservations'
import type { Shopper } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { formState, payerOf, type SaleQuery } from '@/src/server/sale-page'
import { isTestMoney, takesMoney } from '@/src/server/till'
import { button } from '@/src/ui/button'
import { leadPage, type LeadPageProps } from '../../lead-page'
import { CarOrDealer } from '../../car-or-dealer'

export const reserveMetadata: Metadata = { title: 'Reserve', robots: { index: false, follow: true } }

const Gone = ({ vehicle }: { vehicle: Vehicle }) => (
  <div className="flex flex-wrap gap-3">
    <a href={`/contact?car_id=${vehicle.id}`} className={button('primary', 'lg')}>
      Enquire
    </a>
    <a href={`/cars/${vehicle.slug}`} className={button('secondary', 'lg')}>
      Back to the {vehicle.item_type}
    </a>
  </div>
)

type Asked = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly shopper: Shopper | null
  readonly query: SaleQuery
}

const Form = async ({ site, vehicle, shopper, query }: Asked) => {
  const deposit = depositOf(site)
  return (
    <ReserveForm
      {...await formState(query, payerOf(shopper))}
      hidden={{ car_id: vehicle.id, key: randomUUID() }}
      steps={reserveSteps(deposit, vehicle.item_type)}
      coolingOff={coolingOff(vehicleLocation(vehicle, site)?.address.state, vehicle.car_type)}
      terms={reserveTerms(site.name, deposit)}
      privacy={privacyNotice(site, `hold this ${vehicle.item_type} for you`)}
      deposit={formatCents(deposit)}
      accepted={site.switches.sales.accepted}
      isTest={isTestMoney()}
      proof={<FormFiller botCheck={shopper === null && site.switches.forms.bot_check} visited={false} />}
    />
  )
}

/**
 * The form, or the reason why there is none. A shopper whose payment for this vehicle is open is sent to that payment.
 */
const Reserve = async (shown: Asked) => {
  const { site, vehicle } = shown
  const own = await ownHold(site, vehicle.id, (await cookies()).get(paymentCookie)?.value)
  if (own !== null) redirect(`/payments/${own}`)
  const state = await reservable(site, vehicle)
  return (
    <SaleFrame
      title={`Reserve this ${vehicle.item_type}`}
      note={state === 'free' ? undefined : saleTexts[state]}
      beside={<CarOrDealer site={site} vehicle={vehicle} />}
    >
      {state === 'free' ? <Form {...shown} /> : <Gone vehicle={vehicle} />}
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
    const vehicle = site && (await carNamed(site.id, slug))
    if (!site || !vehicle) return <Missing />
    const { reserve_button, reserve_route } = site.switches.vehicle
    if (!takesMoney() || !reserve_button) return leadPage('reserve', `/cars/{slug}/${route}`)(props)
    const here = `/cars/${vehicle.slug}/${reserve_route}`
    if (route !== reserve_route) redirect(here)
    const shopper = await gate(site, 'checkout', { here, back: `/cars/${vehicle.slug}` })
    return <Reserve site={site} vehicle={vehicle} shopper={shopper} query={query} />
  }
