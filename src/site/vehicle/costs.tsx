import { buildFinanceSections, buildPriceFinance } from '@/src/domain/finance/finance-sections'
import {
  buildLoadCalculator,
  computeRemainingLoad,
  formatRemainingLoad,
  initialAmounts,
} from '@/src/domain/load/load-items'
import { buildRunningCosts, formatRunningCosts } from '@/src/domain/running-costs/running-costs'
import { findSubscriptionTerms } from '@/src/domain/stock/price/subscription'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import { LoadCalculator } from '@/src/features/running-costs/load-calculator'
import { FinanceParts } from '@/src/features/finance/finance-parts'
import { RunningCosts } from '@/src/features/running-costs/running-costs'
import { PriceSwitch } from '@/src/features/stock/card/price-switch'

type VehicleDetails = { readonly site: Site; readonly vehicle: Vehicle; readonly location: SiteLocation | undefined }

/** The weekly costs of a vehicle: the estimate beside its price, and the sections on finance and running costs. */
export const costSections = ({ site, vehicle, location }: VehicleDetails, now: Date) => {
  const { display, finance, running_costs } = site.switches
  const isSubscription = findSubscriptionTerms((vehicle.subscription_price_cents ?? 0) / 100, display) !== undefined
  const sections = buildFinanceSections(vehicle, finance, now, location)
  const running = buildRunningCosts(vehicle, running_costs)
  const load = buildLoadCalculator(vehicle)
  return {
    finance: buildPriceFinance(vehicle, finance, now, location),
    priceSwitch: !display.hide_finance_price && <PriceSwitch isSubscription={isSubscription} />,
    costs: (
      <>
        {sections && <FinanceParts {...sections} />}
        {load && (
          <LoadCalculator
            calculator={load}
            noun={vehicleNounOf(vehicle)[0]}
            defaultText={formatRemainingLoad(computeRemainingLoad(load, initialAmounts(load)))}
          />
        )}
        {running && <RunningCosts costs={running} defaultText={formatRunningCosts(running)} />}
      </>
    ),
  }
}
