import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { eventIds } from '@/src/domain/events/event-ids'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import { tradeStepOf, formatVehicle, type TradeStep } from '@/src/domain/trade-in/progress'
import { formatPlate } from '@/src/domain/trade-in/rego'
import { Missing } from '@/src/site/missing'
import { PageTracking } from '@/src/features/events/page-tracking'
import { tradeFieldId } from '@/src/features/trade-in/facts-form'
import { VehicleSummary } from '@/src/features/trade-in/valuation-results'
import { TradeFrame } from '@/src/features/trade-in/trade-frame'
import { ErrorList } from '@/src/ui/error-list'
import { questionId } from '@/src/features/trade-in/questions'
import { ReportStep } from '@/src/features/trade-in/report-step'
import { analyticsSettings } from '@/src/server/site/analytics'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import { readRejectedForm } from '@/src/server/forms/rejected-form'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { siteById } from '@/src/server/site/site'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import { findTradeIn } from '@/src/server/trade-in/trade-in'
import { VehicleOrDealer } from '@/src/site/vehicle-or-dealer'
import { queryValue as parameter, type Query } from '@/src/site/form-props'
import { stepViews, stepText } from '@/src/site/trade-in/step-view'

export const dynamic = 'force-dynamic'

type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly valuation: string }>
  readonly searchParams: Promise<Query>
}

/** Not indexed, because the page is about one person's vehicle. */
export const metadata: Metadata = { title: 'Your trade-in valuation', robots: { index: false, follow: false } }

/** Shows the questions again in place of the offer if the URL requests it. */
const visibleStep = (step: TradeStep, one: ValuationRecord, wanted: string): TradeStep =>
  step === 'offer' && wanted === 'adjustments' && one.result.answer.kind === 'estimate' ? 'questions' : step

const read = async ({ params, searchParams }: Props) => {
  const [{ tenant, valuation }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const [site, one] = await Promise.all([siteById(tenant), findTradeIn(tenant, valuation)])
  if (!site || !one) return null
  await requireShopper(site, '/cars/trade-in/[valuation]', { here: `/cars/trade-in/${one.token}` })
  const now = tradeStepOf(one, site.switches.trade_in.valid_days, new Date())
  const step = visibleStep(now, one, parameter(query, 'step'))
  const vehicle = one.car_id ? await findPublicVehicle(tenant, one.car_id) : null
  const formState = parameter(query, 'problem') === '1' ? readRejectedForm((name) => jar.get(name)?.value) : null
  return { site, one, now, step, vehicle, formState }
}

const StartAgainLink = ({ car_id }: { car_id: string | undefined }) => (
  <a
    href={`/cars/trade-in${car_id ? `?car_id=${car_id}` : ''}`}
    className="inline-block min-h-6 justify-self-start text-sm underline underline-offset-4"
  >
    Not your car? Start again
  </a>
)

/**
 * A valuation by its token (TRD-02), at its current step and on any device; 404 for another dealer's. Going back keeps
 * the answers.
 */
const ValuationPage = async (props: Props) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, one, now, step, vehicle, formState } = found
  const View = stepViews[step]
  const event = now === 'accepted' ? eventIds.offer_accepted : eventIds.trade_in
  return (
    <>
      <PageTracking {...analyticsSettings(site)} />
      <ReportStep event={event} car_id={vehicle?.id} />
      <TradeFrame
        {...stepText(site)[step]}
        noun={dealerNounOf(site)[0]}
        sidebar={<VehicleOrDealer site={site} vehicle={vehicle} />}
      >
        <ErrorList
          {...formState}
          summary={leadTexts.summary}
          fieldId={step === 'questions' ? questionId : tradeFieldId}
        />
        <VehicleSummary name={formatVehicle(one.result)} plate={formatPlate(one)} />
        <View site={site} one={one} formState={formState} />
        {now !== 'accepted' && site.switches.trade_in.offered && <StartAgainLink car_id={vehicle?.id} />}
      </TradeFrame>
    </>
  )
}

export default ValuationPage
