import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { formatCents } from '@/src/domain/money/format-money'
import { buildPrivacyNotice } from '@/src/domain/legal/privacy-notice'
import {
  type Purchase,
  type PurchaseAnswers,
  type PurchaseStep,
  purchaseStepPath,
  purchaseStepTitles,
} from '@/src/domain/sales/purchase'
import { PICK_UP, stepFields } from '@/src/domain/sales/purchase-fields'
import {
  listAnswers,
  findNextStep,
  listPurchaseSteps,
  resolveStep,
  previousStep,
} from '@/src/domain/sales/purchase-progress'
import { coolingOffText, reserveTermsText } from '@/src/domain/sales/reservation-text'
import { toCardPrice } from '@/src/domain/stock/card/card'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { isSoldOnline } from '@/src/domain/vehicle-page/actions/actions'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import { toPriceText, formatPurchaseLine } from '@/src/domain/vehicle-page/price/price-text'
import { Missing } from '@/src/site/missing'
import { SaleFrame } from '@/src/features/checkout/sale-frame'
import { DepositForm, Progress, StepForm, PurchaseSummary } from '@/src/features/checkout/journey'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import type { RejectedForm } from '@/src/server/forms/rejected-form'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { purchaseCookie, findShopperPurchase } from '@/src/server/sales/purchases'
import { formatAmountToPay, formatDeliveryCost, includesDelivery } from '@/src/domain/sales/amount-to-pay'
import { depositCents } from '@/src/domain/sales/deposit'
import { currentPriceCents, MAX_PLACEHOLDER_DOLLARS } from '@/src/domain/stock/price/price'
import { findOwnHold, findReservability, saleTexts } from '@/src/server/sales/reservations'
import { readQueryText, readRejectedFormOnPage, toPayerValues, type SaleQuery } from '@/src/server/sales/sale-page'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { siteById } from '@/src/server/site/site'
import { hasTestPayments, acceptsPayments } from '@/src/server/sales/payment-context'
import { button } from '@/src/ui/button'
import { leadPage, type LeadPageProps } from '@/src/site/lead-page'
import { VehicleOrDealer } from '@/src/site/vehicle-or-dealer'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Buy online', robots: { index: false, follow: true } }

type JourneyProps = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly shopper: Shopper | null
  readonly purchase: Purchase | null
  readonly step: PurchaseStep
  readonly formState: RejectedForm | null
}

const driveAwayOf = (site: Site, vehicle: Vehicle) => ({
  priceType: vehicle.price_type,
  driveAwayText: site.switches.display.drive_away_text,
})

/** The cost of a requested delivery: its guide price, or how it is priced. */
const deliveryLines = (site: Site, vehicle: Vehicle, purchase: Purchase | null) => {
  const { delivery, delivery_estimate: estimate } = purchase?.answers.delivery ?? {}
  if (delivery === undefined || delivery === PICK_UP) return []
  const price = driveAwayOf(site, vehicle)
  return estimate && !includesDelivery(price)
    ? [['Delivery (guide price)', estimate] as const]
    : [['Cost of delivery', formatDeliveryCost(price, false)] as const]
}

/** The lines of the summary. All amounts are computed on the server: price, estimated delivery and deposit. */
const summaryLines = ({
  site,
  vehicle,
  purchase,
}: Pick<JourneyProps, 'site' | 'vehicle' | 'purchase'>): readonly (readonly [string, string])[] => {
  const record = toSearchRecord(vehicle, { tenantId: site.id, location: findVehicleLocation(vehicle, site) })
  const tradeInEstimate = purchase?.answers['trade-in']?.['trade_estimate']
  return [
    [`Price of the ${vehicle.item_type}`, formatPurchaseLine(toPriceText(toCardPrice(record, site.switches.display)))],
    ...listAnswers(purchase?.answers ?? {}),
    ...(tradeInEstimate ? [['Your trade-in (estimate until we’ve seen it)', tradeInEstimate] as const] : []),
    ...deliveryLines(site, vehicle, purchase),
    ['Deposit', `${formatCents(depositCents(site))}, fully refundable, and counted towards your purchase`],
  ]
}

const DepositStep = (journeyProps: JourneyProps) => {
  const { site, vehicle, shopper, formState } = journeyProps
  return (
    <DepositForm
      lines={summaryLines(journeyProps)}
      values={formState?.values ?? {}}
      errors={formState?.errors ?? {}}
      message={formState?.message}
      hidden={{ car_id: vehicle.id, step: 'deposit', key: randomUUID() }}
      terms={reserveTermsText(site.name, depositCents(site))}
      coolingOff={coolingOffText(findVehicleLocation(vehicle, site)?.address.state, vehicle.car_type)}
      deposit={formatCents(depositCents(site))}
      acceptedMethods={site.switches.sales.accepted}
      back={purchaseStepPath(vehicle, 'details')}
      isTest={hasTestPayments()}
      botCheck={<FormFiller botCheck={shopper === null && site.switches.forms.bot_check} addsVisit={false} />}
    />
  )
}

/** The stored answers of a step, or the shopper's account details for the contact step. */
const storedAnswers = ({ shopper, purchase, step }: JourneyProps): Readonly<Record<string, string>> =>
  purchase?.answers[step] ?? (step === 'details' ? toPayerValues(shopper) : {})

const stepNote = (step: PurchaseStep, site: Site, vehicle: Vehicle): string | undefined => {
  if (step === 'details') return buildPrivacyNotice(site, `sell you this ${vehicleNounOf(vehicle)[0]}`)
  return step === 'delivery' ? formatDeliveryCost(driveAwayOf(site, vehicle), site.switches.tools.delivery) : undefined
}

const JourneyStep = (journeyProps: JourneyProps) => {
  const { site, vehicle, step, formState } = journeyProps
  if (step === 'deposit') return <DepositStep {...journeyProps} />
  const before = previousStep(step, listPurchaseSteps(site.switches))
  const { values, errors, message } = formState ?? { values: storedAnswers(journeyProps), errors: {} }
  return (
    <StepForm
      title={purchaseStepTitles[step]}
      fields={stepFields[step]}
      values={values}
      errors={errors}
      message={message}
      hidden={{ car_id: vehicle.id, step }}
      note={stepNote(step, site, vehicle)}
      back={before && purchaseStepPath(vehicle, before)}
    />
  )
}

const CompletedPurchase = ({
  lines,
  payment,
  vehicle,
}: {
  lines: readonly (readonly [string, string])[]
  payment: string | null
  vehicle: Vehicle
}) => (
  <PurchaseSummary lines={lines}>
    {payment && (
      <a href={`/payments/${payment}`} className={button('primary', 'lg')}>
        View your receipt
      </a>
    )}
    <a href={`/cars/${vehicle.slug}`} className={button('secondary', 'lg')}>
      Back to the {vehicle.item_type}
    </a>
  </PurchaseSummary>
)

const UnavailableLinks = ({ vehicle, payment }: { vehicle: Vehicle; payment: string | null }) => (
  <div className="flex flex-wrap gap-3">
    {payment && (
      <a href={`/payments/${payment}`} className={button('primary', 'lg')}>
        View your deposit
      </a>
    )}
    <a href={`/contact?car_id=${vehicle.id}`} className={button(payment ? 'secondary' : 'primary', 'lg')}>
      Enquire
    </a>
  </div>
)

/** The cost of the purchase, on every step; absent for a vehicle without a price. */
const AmountToPay = ({ site, vehicle }: Pick<JourneyProps, 'site' | 'vehicle'>) => {
  const priceCents = currentPriceCents(vehicle)
  return (
    priceCents !== null &&
    priceCents > MAX_PLACEHOLDER_DOLLARS * 100 && (
      <p className="border-border border-y py-3">
        {formatAmountToPay({
          priceCents,
          depositCents: depositCents(site),
          takesTradeIns: site.switches.trade_in.offered,
          ...driveAwayOf(site, vehicle),
        })}
      </p>
    )
  )
}

const furthestStep = (purchase: Purchase | null, steps: readonly PurchaseStep[]): PurchaseStep => {
  const answers: PurchaseAnswers = purchase?.answers ?? {}
  return purchase?.state === 'done' ? 'summary' : findNextStep(answers, steps)
}

type BodyProps = JourneyProps & {
  readonly state: 'free' | 'pending' | 'held' | 'unavailable'
  /** The payment by which this shopper holds the vehicle. */
  readonly ownHold: string | null
}

const JourneyBody = ({ ownHold, ...journeyProps }: BodyProps) => {
  const { site, vehicle, purchase, step, state } = journeyProps
  const steps = listPurchaseSteps(site.switches)
  const reached = furthestStep(purchase, steps)
  if (purchase?.state === 'done')
    return <CompletedPurchase lines={summaryLines(journeyProps)} payment={purchase.payment} vehicle={vehicle} />
  if (state !== 'free') return <UnavailableLinks vehicle={vehicle} payment={ownHold ?? purchase?.payment ?? null} />
  return (
    <>
      <Progress steps={steps} current={step} furthest={reached} href={(to) => purchaseStepPath(vehicle, to)} />
      <AmountToPay {...journeyProps} />
      <JourneyStep {...journeyProps} />
    </>
  )
}

const Journey = async ({
  query,
  ...of
}: Pick<JourneyProps, 'site' | 'vehicle' | 'shopper'> & { readonly query: SaleQuery }) => {
  const { site, vehicle, shopper } = of
  const token = (await cookies()).get(purchaseCookie(vehicle))?.value
  const [purchase, ownHold, state, formState] = await Promise.all([
    findShopperPurchase(site, vehicle, { token, shopper }),
    findOwnHold(site, vehicle.id, shopper),
    findReservability(site, vehicle),
    readRejectedFormOnPage(query),
  ])
  const step = resolveStep(readQueryText(query, 'step'), purchase?.answers ?? {}, listPurchaseSteps(site.switches))
  return (
    <SaleFrame
      title={`Buy this ${vehicleNounOf(vehicle)[0]} online`}
      note={purchase?.state === 'done' || state === 'free' ? undefined : saleTexts[ownHold ? 'own' : state]}
      sidebar={<VehicleOrDealer site={site} vehicle={vehicle} buys />}
    >
      <JourneyBody {...of} purchase={purchase} ownHold={ownHold} step={step} formState={formState} state={state} />
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
  const vehicle = site && (await findPublicVehicle(site.id, readQueryText(query, 'car_id')))
  if (!site || !vehicle || !isSoldOnline(vehicle, site, findVehicleLocation(vehicle, site))) return <Missing />
  if (!acceptsPayments()) return leadPage('buy-online', '/checkout-journey')(props)
  const here = `/checkout-journey?car_id=${vehicle.slug}`
  const shopper = await requireShopper(site, '/checkout-journey', { here, back: `/cars/${vehicle.slug}` })
  return <Journey site={site} vehicle={vehicle} shopper={shopper} query={query} />
}

export default JourneyPage
