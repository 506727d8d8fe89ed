import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { formatCents } from '@/src/domain/money'
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
import { priceWords } from '@/src/domain/vehicle-page/price-words'
import { SaleFrame } from '@/src/features/checkout/frame'
import { DepositForm, Progress, StepForm, Summary } from '@/src/features/checkout/journey'
import { gate } from '@/src/server/gate'
import { type KeptForm, keptForm } from '@/src/server/kept-form'
import { carNamed } from '@/src/server/named-car'
import { type Purchase, purchaseCookie, purchaseOf } from '@/src/server/purchases'
import { depositOf, reservable, saleTexts } from '@/src/server/reservations'
import type { Shopper } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { isTestMoney, takesMoney } from '@/src/server/till'
import { button } from '@/src/ui/button'
import { leadPage, type LeadPageProps } from '../lead-page'
import { SaleBeside } from '../sale-beside'

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

/** Prices are the server's: what the car costs, what its delivery is guessed to, and the deposit. */
const linesOf = ({ site, vehicle, purchase }: Asked): readonly (readonly [string, string])[] => {
  const record = toSearchRecord(vehicle, { tenantId: site.id, location: vehicleLocation(vehicle, site) })
  const { amount, type } = priceWords(cardPrice(record, site.switches.display))
  const estimate = purchase?.answers.delivery?.['delivery_estimate']
  return [
    [`Price of the ${vehicle.item_type}`, [amount, type].filter(Boolean).join(' ')],
    ...answerLines(purchase?.answers ?? {}),
    ...(estimate ? [['Delivery, a guide price', estimate] as const] : []),
    ['Deposit', `${formatCents(depositOf(site))}, part of the price and fully refundable`],
  ]
}

const Deposit = (asked: Asked) => {
  const { site, vehicle, kept } = asked
  return (
    <DepositForm
      lines={linesOf(asked)}
      errors={kept?.errors ?? {}}
      message={kept?.message}
      hidden={{ car_id: vehicle.id, step: 'deposit', key: randomUUID() }}
      terms={reserveTerms(site.name, depositOf(site))}
      coolingOff={coolingOff(vehicleLocation(vehicle, site)?.address.state, vehicle.car_type)}
      deposit={formatCents(depositOf(site))}
      accepted={site.switches.sales.accepted}
      back={addressOf(vehicle, 'details')}
      isTest={isTestMoney()}
    />
  )
}

const knownOf = (shopper: Shopper | null): Readonly<Record<string, string>> => ({
  name: shopper?.name ?? '',
  phone: shopper?.phone ?? '',
  email: shopper?.email ?? '',
})

const Step = (asked: Asked) => {
  const { site, vehicle, shopper, purchase, step, kept } = asked
  if (step === 'deposit') return <Deposit {...asked} />
  const before = stepBefore(step)
  const known = step === 'details' ? knownOf(shopper) : {}
  return (
    <StepForm
      title={stepTitles[step]}
      fields={stepFields[step]}
      values={kept?.values ?? purchase?.answers[step] ?? known}
      errors={kept?.errors ?? {}}
      message={kept?.message}
      hidden={{ car_id: vehicle.id, step }}
      privacy={
        step === 'details'
          ? (site.legal?.privacy ?? `${site.name} uses what you type here to sell you this.`)
          : undefined
      }
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

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : (value?.[0] ?? ''))

const reachedOf = (purchase: Purchase | null): PurchaseStep => {
  const answers: PurchaseAnswers = purchase?.answers ?? {}
  return purchase?.state === 'done' ? 'summary' : nextStep(answers)
}

const Body = async (asked: Asked & { readonly state: 'free' | 'pending' | 'held' | 'gone' }) => {
  const { vehicle, purchase, step, state } = asked
  const reached = reachedOf(purchase)
  if (purchase?.state === 'done') return <Done lines={linesOf(asked)} payment={purchase.payment} vehicle={vehicle} />
  if (state !== 'free') return <Unavailable vehicle={vehicle} payment={purchase?.payment ?? null} />
  return (
    <>
      <Progress now={step} reached={reached} href={(to) => addressOf(vehicle, to)} />
      <Step {...asked} />
    </>
  )
}

/**
 * `/checkout-journey?car_id=` (RSV-04): a purchase in steps, for cars this dealer sells online. Taken up again in the same
 * browser, and after a sign-in on any other. Where nobody takes money the form that asks for a call stands there.
 */
const JourneyPage = async (props: LeadPageProps) => {
  const [{ tenant }, query, jar] = await Promise.all([props.params, props.searchParams, cookies()])
  const site = await siteById(tenant)
  const vehicle = site && (await carNamed(site.id, one(query['car_id'])))
  if (!site || !vehicle || !isSoldOnline(vehicle, site, vehicleLocation(vehicle, site))) notFound()
  if (!takesMoney()) return leadPage('buy-online', '/checkout-journey')(props)
  const here = `/checkout-journey?car_id=${vehicle.slug}`
  const shopper = await gate(site, 'checkout', { here, back: `/cars/${vehicle.slug}` })
  const token = jar.get(purchaseCookie(vehicle))?.value
  const [purchase, state] = await Promise.all([
    purchaseOf(site, vehicle, { token, shopper }),
    reservable(site, vehicle),
  ])
  const step = reachedStep(one(query['step']), purchase?.answers ?? {})
  const kept = one(query['problem']) === '1' ? keptForm((name) => jar.get(name)?.value) : null
  const over = purchase?.state !== 'done' && state !== 'free'
  return (
    <SaleFrame
      title={`Buy this ${vehicle.item_type} online`}
      note={over ? saleTexts[state] : undefined}
      beside={<SaleBeside site={site} vehicle={vehicle} />}
    >
      <Body {...{ site, vehicle, shopper, purchase, step, kept, state }} />
    </SaleFrame>
  )
}

export default JourneyPage
