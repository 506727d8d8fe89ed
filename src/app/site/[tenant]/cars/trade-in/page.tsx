import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import { cookies } from 'next/headers'
import { leadTypeCopy } from '@/src/domain/leads/lead-types'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { listTradeStatements } from '@/src/domain/trade-in/trade-in-text'
import { offersTradeIn } from '@/src/domain/vehicle-page/actions/actions'
import { Missing } from '@/src/site/missing'
import { fieldId } from '@/src/features/enquiry/field'
import { PageTracking } from '@/src/features/events/page-tracking'
import { TradeFrame } from '@/src/features/trade-in/trade-frame'
import { ErrorList } from '@/src/ui/error-list'
import { analyticsSettings } from '@/src/server/site/analytics'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import { readRejectedForm } from '@/src/server/forms/rejected-form'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { siteById } from '@/src/server/site/site'
import { VehicleOrDealer } from '@/src/site/vehicle-or-dealer'
import { queryValue } from '@/src/site/form-props'
import { leadMetadata, leadPage, type LeadPageProps } from '@/src/site/lead-page'
import { Notes } from '@/src/ui/notes'
import { StartForm } from '@/src/site/trade-in/start-form'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('trade-in')

/** The callback form for dealers without valuations (LEAD-04). */
const callbackPage = leadPage('trade-in', '/cars/trade-in')

const read = async ({ params, searchParams }: LeadPageProps) => {
  const [{ tenant }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  if (!site) return null
  const vehicleId = queryValue(query, 'car_id')
  const vehicle = vehicleId === '' ? null : await findPublicVehicle(tenant, vehicleId)
  const formState = queryValue(query, 'problem') === '1' ? readRejectedForm((name) => jar.get(name)?.value) : null
  return { site, vehicle, query, formState }
}

/** With a vehicle: only if it can be bought with a trade-in (TRD-01). Without one: if the dealer values vehicles. */
const isValuedOnline = (site: Site, vehicle: Vehicle | null): boolean =>
  vehicle ? offersTradeIn(vehicle, site) : site.switches.vehicle.trade_in

/** `/cars/trade-in?car_id=` (TRD-01 to TRD-03): the first step of a valuation, with or without a vehicle to buy. */
const TradeInPage = async (props: LeadPageProps) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, vehicle, query, formState } = found
  if (!site.switches.trade_in.offered) return <Missing />
  await requireShopper(site, '/cars/trade-in', {
    here: `/cars/trade-in${vehicle ? `?car_id=${vehicle.id}` : ''}`,
    back: vehicle ? `/cars/${vehicle.slug}` : '/',
  })
  if (!isValuedOnline(site, vehicle)) return callbackPage(props)
  const { title, intro } = leadTypeCopy('trade-in', vehicle ?? undefined, site)
  return (
    <>
      <PageTracking {...analyticsSettings(site)} />
      <TradeFrame
        step={0}
        noun={dealerNounOf(site)[0]}
        title={title}
        intro={intro}
        sidebar={<VehicleOrDealer site={site} vehicle={vehicle} />}
      >
        <ErrorList {...formState} summary={leadTexts.summary} fieldId={fieldId} />
        <Notes lines={listTradeStatements(site.switches)} />
        <StartForm site={site} car_id={vehicle?.id} formState={formState} query={query} />
      </TradeFrame>
    </>
  )
}

export default TradeInPage
