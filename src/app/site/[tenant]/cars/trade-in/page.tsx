import { cookies } from 'next/headers'
import { purposeWords } from '@/src/domain/leads/purposes'
import { leadTexts } from '@/src/domain/leads/read-lead'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { tradeStatement } from '@/src/domain/trade-in/words'
import { offersTradeIn } from '@/src/domain/vehicle-page/actions'
import { Missing } from '@/src/app/site/missing'
import { fieldId } from '@/src/features/enquiry/field'
import { Track } from '@/src/features/events/track-page'
import { TradeFrame } from '@/src/features/trade-in/frame'
import { Problems } from '@/src/features/trade-in/problems'
import { analyticsOf } from '@/src/server/analytics'
import { gate } from '@/src/server/gate'
import { keptForm } from '@/src/server/kept-form'
import { carNamed } from '@/src/server/named-car'
import { siteById } from '@/src/server/site'
import { CarOrDealer } from '../../car-or-dealer'
import { one } from '../../form-props'
import { leadMetadata, leadPage, type LeadPageProps } from '../../lead-page'
import { StartForm } from './start-form'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('trade-in')

/** The callback form for dealers without valuations (LEAD-04). */
const plainPage = leadPage('trade-in', '/cars/trade-in')

const read = async ({ params, searchParams }: LeadPageProps) => {
  const [{ tenant }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  if (!site) return null
  const named = one(query, 'car_id')
  const vehicle = named === '' ? null : await carNamed(tenant, named)
  const kept = one(query, 'problem') === '1' ? keptForm((name) => jar.get(name)?.value) : null
  return { site, vehicle, query, kept }
}

/** With a vehicle: only if it can be bought with a trade-in (TRD-01). Without one: if the dealer values vehicles. */
const isOffered = (site: Site, vehicle: Vehicle | null): boolean =>
  vehicle ? offersTradeIn(vehicle, site) : site.switches.vehicle.trade_in

/** The dealer's conditions, shown before the first question. */
const Statement = ({ site }: { site: Site }) => (
  <ul className="border-border-strong text-muted grid gap-1 border-l-4 pl-3 text-sm">
    {tradeStatement(site.switches.trade_in).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** `/cars/trade-in?car_id=` (TRD-01 to TRD-03): the first step of a valuation, with or without a vehicle to buy. */
const TradeInPage = async (props: LeadPageProps) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, vehicle, query, kept } = found
  await gate(site, 'trade-in', {
    here: `/cars/trade-in${vehicle ? `?car_id=${vehicle.id}` : ''}`,
    back: vehicle ? `/cars/${vehicle.slug}` : '/',
  })
  if (!isOffered(site, vehicle)) return plainPage(props)
  return (
    <>
      <Track {...analyticsOf(site)} />
      <TradeFrame
        step={0}
        title={purposeWords('trade-in', vehicle?.item_type).title}
        intro="Tell us which car it is, and see what we would pay for it."
        beside={<CarOrDealer site={site} vehicle={vehicle} />}
      >
        <Problems {...kept} summary={leadTexts.summary} fieldId={fieldId} />
        <Statement site={site} />
        <StartForm site={site} car_id={vehicle?.id} kept={kept} query={query} />
      </TradeFrame>
    </>
  )
}

export default TradeInPage
