import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { formatCents } from '@/src/domain/money'
import { privacyNotice } from '@/src/domain/legal/privacy-notice'
import {
  answerLines,
  nextStep,
  type PurchaseAnswers,
  type PurchaseStep,
  reachedStep,
  stepBefore,
  stepFields,
  stepTitles,
} from '@/src/domain/sales/purchase'
import { coolingOff, reserveTerms } from '@/src/domain/sales/words'
import { cardPrice } from '@/src/domain/stock/card'
import { toSearchRecord } from '@/src/domain/stock/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { isSoldOnline } from '@/src/domain/vehicle-page/actions'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { priceWords, purchaseLine } from '@/src/domain/vehicle-page/price-words'
import { Missing } from '@/src/app/site/missing'
import { SaleFrame } from '@/src/features/checkout/frame'
import { DepositForm, Progress, StepForm, Summary } from '@/src/features/checkout/journey'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { gate } from '@/src/server/gate'
import type { KeptForm } from '@/src/server/kept-form'
import { carNamed } from '@/src/server/named-car'
import { type Purchase, purchaseCookie, purchaseOf } from '@/src/server/purchases'
import { depositOf, reservable, saleTexts } from '@/src/server/reservations'
import { asked, keptOnPage, payerOf, type SaleQuery } from '@/src/server/sale-page'
import type { Shopper } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { isTestMoney, takesMoney } from '@/src/server/till'
import { button } from '@/src/ui/button'
import { leadPage, type LeadPageProps } from '../lead-page'
import { CarOrDealer } from '../car-or-dealer'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Buy online', robots: { index: false, follow: true } }

type Asked = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly shopper: Shopper | null
  readonly purchase: Purchase | null
  readonly step: PurchaseStep
  readonly kept: KeptForm | null
}

const addressOf = (vehicle: Vehicle, step: PurchaseStep): string =>
  `/checkout-journey?car_id=${vehicle.slug}&step=${step}`

/** The lines of the summary. All amounts are computed on the server: price, estimated delivery and deposit. */
const linesOf = ({
  site,
  vehicle,
  purchase,
}: Pick<Asked, 'site' | 'vehicle' | 'purchase'>): readonly (readonly [string, string])[] => {
  const record = toSearchRecord(vehicle, { tenantId: site.id, location: vehicleLocation(vehicle, site) })
  const estimate = purchase?.answers.delivery?.['delivery_estimate']
  const trade = purchase?.answers['trade-in']?.['trade_estimate']
  return [
    [`Price of the ${vehicle.item_type}`, purchaseLine(priceWords(cardPrice(record, site.switches.display)))],
    ...answerLines(purchase?.answers ?? {}),
    ...(trade ? [['Your trade-in, an estimate until we have seen it', trade] as const] : []),
    ...(estimate ? [['Delivery, a guide price', estimate] as const] : []),
    ['Deposit', `${formatCents(depositOf(site))}, fully refundable, and counted towards your purchase`],
  ]
}

const Deposit = (shown: Asked) => {
  const { site, vehicle, shopper, kept } = shown
  return (
    <DepositForm
      lines={linesOf(shown)}
      errors={kept?.errors ?? {}}
      message={kept?.message}
      hidden={{ car_id: vehicle.id, step: 'deposit', key: randomUUID() }}
      terms={reserveTerms(site.name, depositOf(site))}
      coolingOff={coolingOff(vehicleLocation(vehicle, site)?.address.state, vehicle.car_type)}
      deposit={formatCents(depositOf(site))}
      accepted={site.switches.sales.accepted}
      back={addressOf(vehicle, 'details')}
      isTest={isTestMoney()}
      proof={<FormFiller botCheck={shopper === null && site.switches.forms.bot_check} visited={false} />}
    />
  )
}

/** The stored answers of a step, or the shopper's account details for the contact step. */
const answered = ({ shopper, purchase, step }: Asked): Readonly<Record<string, string>> =>
  purchase?.answers[step] ?? (step === 'details' ? payerOf(shopper) : {})

const Step = (shown: Asked) => {
  const { site, vehicle, step, kept } = shown
  if (step === 'deposit') return <Deposit {...shown} />
  const before = stepBefore(step)
  const { values, errors, message } = kept ?? { values: answered(shown), errors: {} }
  return (
    <StepForm
      title={stepTitles[step]}
      fields={stepFields[step]}
      values={values}
      errors={errors}
      message={message}
      hidden={{ car_id: vehicle.id, step }}
      privacy={step === 'details' ? privacyNotice(site, `sell you this ${vehicle.item_type}`) : undefined}
      back={before && addressOf(vehicle, before)}
    />
  )
}

const Done = ({
  lines,
  payment,
  vehicle,
}: {
  lines: readonly (readonly [string, string])[]
  payment: string | null
  vehicle: Vehicle
}) => (
  <Summary lines={lines}>
    {payment && (
      <a href={`/payments/${payment}`} className={button('primary', 'lg')}>
        Your receipt
      </a>
    )}
    <a href={`/cars/${vehicle.slug}`} className={button('secondary', 'lg')}>
      Back to the {vehicle.item_type}
    </a>
  </Summary>
)

const Unavailable = ({ vehicle, payment }: { vehicle: Vehicle; payment: string | null }) => (
  <div className="flex flex-wrap gap-3">
    {payment && (
      <a href={`/payments/${payment}`} className={button('primary', 'lg')}>
        Your deposit
      </a>
    )}
    <a href={`/contact?car_id=${vehicle.id}`} className={button(payment ? 'secondary' : 'primary', 'lg')}>
      Enquire
    </a>
  </div>
)

const reachedOf = (purchase: Purchase | null): PurchaseStep => {
  const answers: PurchaseAnswers = purchase?.answers ?? {}
  return purchase?.state === 'done' ? 'summary' : nextStep(answers)
}

const Body = (shown: Asked & { readonly state: 'free' | 'pending' | 'held' | 'gone' }) => {
  const { vehicle, purchase, step, state } = shown
  const reached = reachedOf(purchase)
  if (purchase?.state === 'done') return <Done lines={linesOf(shown)} payment={purchase.payment} vehicle={vehicle} />
  if (state !== 'free') return <Unavailable vehicle={vehicle} payment={purchase?.payment ?? null} />
  return (
    <>
      <Progress now={step} reached={reached} href={(to) => addressOf(vehicle, to)} />
      <Step {...shown} />
    </>
  )
}

const Journey = async ({
  query,
  ...of
}: Pick<Asked, 'site' | 'vehicle' | 'shopper'> & { readonly query: SaleQuery }) => {
  const { site, vehicle, shopper } = of
  const token = (await cookies()).get(purchaseCookie(vehicle))?.value
  const [purchase, state, kept] = await Promise.all([
    purchaseOf(site, vehicle, { token, shopper }),
    reservable(site, vehicle),
    keptOnPage(query),
  ])
  const step = reachedStep(asked(query, 'step'), purchase?.answers ?? {})
  return (
    <SaleFrame
      title={`Buy this ${vehicle.item_type} online`}
      note={purchase?.state === 'done' || state === 'free' ? undefined : saleTexts[state]}
      beside={<CarOrDealer site={site} vehicle={vehicle} />}
    >
      <Body {...of} purchase={purchase} step={step} kept={kept} state={state} />
    </SaleFrame>
  )
}

/**
 * `/checkout-journey?car_id=` (RSV-04): an online purchase in steps. It can be resumed in the same browser, and after a
 * sign-in in any other. Shows an enquiry form if payments are off.
 */
const JourneyPage = async (props: LeadPageProps) => {
  const [{ tenant }, query] = await Promise.all([props.params, props.searchParams])
  const site = await siteById(tenant)
  const vehicle = site && (await carNamed(site.id, asked(query, 'car_id')))
  if (!site || !vehicle || !isSoldOnline(vehicle, site, vehicleLocation(vehicle, site))) return <Missing />
  if (!takesMoney()) return leadPage('buy-online', '/checkout-journey')(props)
  const here = `/checkout-journey?car_id=${vehicle.slug}`
  const shopper = await gate(site, 'checkout', { here, back: `/cars/${vehicle.slug}` })
  return <Journey site={site} vehicle={vehicle} shopper={shopper} query={query} />
}

export default JourneyPage
