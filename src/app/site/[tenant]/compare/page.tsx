import type { Metadata } from 'next'
import { MAX_COMPARED } from '@/src/domain/accounts/compare'
import { parseComparedIds } from '@/src/domain/accounts/compared-ids'
import { buildCompareRow, buildCompareRows } from '@/src/domain/accounts/compare-rows'
import { emptyComparisonText, listLeftOutNotes } from '@/src/domain/accounts/watchlist-text'
import { buildComparisonWarning } from '@/src/domain/finance/disclaimer'
import { buildPriceFinance } from '@/src/domain/finance/finance-sections'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation, locationDayOf } from '@/src/domain/vehicle-page/vehicle-location'
import {
  formatPurchaseLine,
  formatSubscription,
  formatSubscriptionNote,
} from '@/src/domain/vehicle-page/price/price-text'
import { Missing } from '@/src/site/missing'
import { CompareTable, type ComparedVehicle } from '@/src/features/compare/compare-table'
import { COMPARE_HEADING_ID, withoutHref } from '@/src/features/compare/without-href'
import { ShareComparison } from '@/src/features/compare/share-comparison'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { siteById } from '@/src/server/site/site'
import { button } from '@/src/ui/button'
import { toStoredVehicle } from '@/src/site/stored-vehicle'
import { vehiclePriceText } from '@/src/site/saved-vehicle-views'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Compare vehicles', robots: { index: false, follow: true } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** The estimate that the vehicle's own page shows; sold vehicles have none. */
const findRepayment = (site: Site, vehicle: Vehicle, now: Date) =>
  isAvailable(vehicle.status)
    ? buildPriceFinance(vehicle, site.switches.finance, now, findVehicleLocation(vehicle, site))
    : undefined

const buildTable = (site: Site, vehicles: readonly Vehicle[]) => {
  const prices = vehicles.map((vehicle) => vehiclePriceText(site, vehicle))
  const now = new Date()
  const priceRow = buildCompareRow('Price', prices.map(formatPurchaseLine))
  const subscriptionRow = buildCompareRow('Subscription', prices.map(formatSubscription), 'Not offered')
  const repaymentRow = buildCompareRow(
    'Repayment',
    vehicles.map((vehicle) => findRepayment(site, vehicle, now)?.parts.join(' ')),
  )
  const locationRow = buildCompareRow(
    'Location',
    vehicles.map((vehicle) => findVehicleLocation(vehicle, site)?.name),
  )
  const todayOf = (vehicle: Vehicle) => locationDayOf(findVehicleLocation(vehicle, site), now)
  const rows = [priceRow, subscriptionRow, repaymentRow, ...buildCompareRows(vehicles, todayOf), locationRow]
  // The warning belongs to every comparison rate (National Consumer Credit Protection Regulations reg 99).
  const warning = repaymentRow && buildComparisonWarning(site.switches.finance)
  const notes = [formatSubscriptionNote(prices), warning && `*${warning}`].filter(
    (note) => note !== undefined && note !== '',
  )
  return { rows: rows.filter((row) => row !== null), notes: notes.map(String) }
}

/** The introduction above the table. */
const introText = (count: number, site: Site): string => {
  if (count === 0) return emptyComparisonText(site.switches.display, dealerNounOf(site))
  if (count === 1) return 'Add another vehicle to see how they differ.'
  return 'Rows that differ are marked.'
}

const findCompared = async (site: Site, input: string | string[] | undefined) => {
  const { ids, unknown } = parseComparedIds(input)
  const found = await Promise.all(ids.map((id) => findPublicVehicle(site.id, id)))
  const listed = found.filter((vehicle) => vehicle !== null)
  return {
    vehicles: listed.slice(0, MAX_COMPARED),
    listedIds: listed.map(({ id }) => id),
    missing: unknown + ids.length - listed.length,
  }
}

const toColumn = (vehicle: Vehicle, listedIds: readonly string[]): ComparedVehicle => {
  const { id, slug, title, photo } = toStoredVehicle(vehicle)
  const enquireHref = isAvailable(vehicle.status) ? `/contact?car_id=${id}` : undefined
  return { id, slug, title, photo, enquireHref, without: withoutHref(listedIds, id) }
}

/**
 * `/compare?ids=…` (ACC-03): up to four vehicles of this dealer, rendered on the server. The page says which vehicles of
 * its address it leaves out.
 */
const ComparePage = async ({ params, searchParams }: Props) => {
  const site = await siteById((await params).tenant)
  if (!site) return <Missing />
  const { vehicles, listedIds, missing } = await findCompared(site, (await searchParams)['ids'])
  const columns = vehicles.map((vehicle) => toColumn(vehicle, listedIds))
  const notes = listLeftOutNotes({ missing, extra: listedIds.length - vehicles.length }, dealerNounOf(site))
  return (
    <div className="wrap py-8 lg:py-14">
      <h1 id={COMPARE_HEADING_ID} tabIndex={-1} className="mb-2 text-xl font-semibold outline-none lg:text-2xl">
        Compare vehicles
      </h1>
      {notes.map((note) => (
        <p key={note} className="bg-surface-alt mb-4 max-w-[60ch] rounded-md px-4 py-3">
          {note}
        </p>
      ))}
      <p className="text-muted mb-4 max-w-[60ch]">{introText(vehicles.length, site)}</p>
      {vehicles.length > 1 && (
        <p className="mb-6 flex min-h-11 flex-wrap items-center gap-3">
          <ShareComparison />
        </p>
      )}
      {vehicles.length > 0 && <CompareTable vehicles={columns} {...buildTable(site, vehicles)} />}
      {vehicles.length < MAX_COMPARED && (
        <p className="mt-6 flex flex-wrap gap-3">
          {site.switches.display.save && (
            <a href="/watchlist" className={button(vehicles.length === 0 ? 'primary' : 'secondary', 'lg')}>
              Choose from your watchlist
            </a>
          )}
          <a href={site.switches.search.base_path} className={button('secondary', 'lg')}>
            Choose from our stock
          </a>
        </p>
      )}
    </div>
  )
}

export default ComparePage
