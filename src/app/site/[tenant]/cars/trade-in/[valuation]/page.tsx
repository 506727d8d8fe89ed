import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { grouped } from '@/src/domain/grouped'
import { eventIds } from '@/src/domain/events/event-ids'
import { leadTexts } from '@/src/domain/leads/read-lead'
import { tradeStep, vehicleText, type TradeStep } from '@/src/domain/trade-in/progress'
import { Missing } from '@/src/app/site/missing'
import { Track } from '@/src/features/events/track-page'
import { tradeFieldId } from '@/src/features/trade-in/facts-form'
import { Vehicle } from '@/src/features/trade-in/figures'
import { TradeFrame } from '@/src/features/trade-in/frame'
import { Problems } from '@/src/features/trade-in/problems'
import { questionId } from '@/src/features/trade-in/questions'
import { TellStep } from '@/src/features/trade-in/tell-step'
import { analyticsOf } from '@/src/server/analytics'
import { gate } from '@/src/server/gate'
import { keptForm } from '@/src/server/kept-form'
import { carNamed } from '@/src/server/named-car'
import { siteById } from '@/src/server/site'
import { type StoredValuation, valuationAt } from '@/src/server/valuation-store'
import { CarOrDealer } from '../../../car-or-dealer'
import { one as parameter, type Query } from '../../../form-props'
import { stepViews, stepWords } from './step-view'

export const dynamic = 'force-dynamic'

type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly valuation: string }>
  readonly searchParams: Promise<Query>
}

/** Not indexed, because the page is about one person's vehicle. */
export const metadata: Metadata = { title: 'Your trade-in valuation', robots: { index: false, follow: false } }

/** Shows the questions again in place of the offer if the URL requests it. */
const shownStep = (step: TradeStep, one: StoredValuation, wanted: string): TradeStep =>
  step === 'offer' && wanted === 'adjustments' && one.result.told.kind === 'estimate' ? 'questions' : step

const read = async ({ params, searchParams }: Props) => {
  const [{ tenant, valuation }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const [site, one] = await Promise.all([siteById(tenant), valuationAt(tenant, valuation)])
  if (!site || !one) return null
  await gate(site, 'trade-in', { here: `/cars/trade-in/${one.token}` })
  const now = tradeStep(one, site.switches.trade_in.valid_days, new Date())
  const step = shownStep(now, one, parameter(query, 'step'))
  const vehicle = one.car_id ? await carNamed(tenant, one.car_id) : null
  const kept = parameter(query, 'problem') === '1' ? keptForm((name) => jar.get(name)?.value) : null
  return { site, one, now, step, vehicle, kept }
}

const Again = ({ car_id }: { car_id: string | undefined }) => (
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
  const { site, one, now, step, vehicle, kept } = found
  const View = stepViews[step]
  const event = now === 'accepted' ? eventIds.offer_accepted : eventIds.trade_in
  return (
    <>
      <Track {...analyticsOf(site)} />
      <TellStep event={event} car_id={vehicle?.id} />
      <TradeFrame {...stepWords(site)[step]} beside={<CarOrDealer site={site} vehicle={vehicle} />}>
        <Problems {...kept} summary={leadTexts.summary} fieldId={step === 'questions' ? questionId : tradeFieldId} />
        <Vehicle name={vehicleText(one.result)} plate={`${one.rego} (${one.rego_state})`} kms={grouped(one.kms)} />
        <View site={site} one={one} kept={kept} />
        {now !== 'accepted' && <Again car_id={vehicle?.id} />}
      </TradeFrame>
    </>
  )
}

export default ValuationPage
