import 'server-only'
import { findFinanceExample } from '@/src/domain/finance/estimate'
import type { ExampleLoan } from '@/src/domain/finance/example-loan'
import type { Site } from '@/src/domain/tenancy/site'
import { findStoredVehicle, listNewestStock } from './stock'

const MAX_VEHICLES = 24

/** Finds the loan of the newest vehicle whose estimate has the rates of the greatest number; undefined without any. */
export const findStockLoan = async (site: Site, now: Date): Promise<ExampleLoan | undefined> => {
  const { finance } = site.switches
  if (!finance.estimate) return undefined
  const records = (await listNewestStock(site.id, MAX_VEHICLES)).filter(
    ({ weekly_price: weekly }) => weekly !== undefined,
  )
  const ratesOf = (record: (typeof records)[number]): string =>
    [record.advertised_rate, record.comparison_rate].join('/')
  const countOf = (record: (typeof records)[number]): number =>
    records.filter((other) => ratesOf(other) === ratesOf(record)).length
  const [first] = records.toSorted((a, b) => countOf(b) - countOf(a))
  const vehicle = first && (await findStoredVehicle(site.id, first.slug))
  return vehicle ? findFinanceExample(vehicle, finance, now)?.loan : undefined
}
