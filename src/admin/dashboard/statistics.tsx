import type { PayloadRequest } from 'payload'
import { formatDuration } from '@/src/domain/leads/handling'
import { formatNotForSale } from '@/src/domain/panel/stock-counts'
import { formatTrend } from '@/src/domain/panel/trend'
import { loadDealerStatistics } from '@/src/services/statistics/dealer-statistics'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findReadableTenants } from './scope-helpers'
import './statistics.css'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import { TopVehicles, CountTable } from './statistic-tables'

const periods = [7, 30, 90] as const

/** Parses the period from the URL; 30 days by default. */
const parsePeriod = (requestedDays: unknown): (typeof periods)[number] =>
  periods.find((days) => String(days) === requestedDays) ?? 30

const PeriodLinks = ({ days }: { readonly days: number }) => (
  <nav aria-label="Period">
    {periods.map((span) => (
      <a
        key={span}
        href={`/admin?days=${String(span)}#statistics-title`}
        aria-current={span === days ? 'true' : undefined}
      >
        {span} days
      </a>
    ))}
  </nav>
)

type StatisticProps = {
  readonly label: string
  readonly value: string
  /** The change against the period before. */
  readonly trend?: string | undefined
  readonly notes?: readonly string[]
}

const Statistic = ({ label, value, trend, notes = [] }: StatisticProps) => (
  <div className="statistic">
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {trend && <span>{trend}</span>}
      {notes.map((note) => note && <span key={note}>{note}</span>)}
    </dd>
  </div>
)

type Props = {
  readonly req: PayloadRequest
  readonly tenant: string | undefined
  readonly days: unknown
  readonly now: Date
}

/** Statistics of the dealers that this member of staff may read, for the last days (ANL-02). */
export const Statistics = async ({ req, tenant, days: requestedDays, now }: Props) => {
  const days = parsePeriod(requestedDays)
  const pool = getPool(req.payload)
  const statistics = await loadDealerStatistics(pool, await findReadableTenants({ req, tenant }), days, now)
  const { response_minutes, days_in_stock, before } = statistics
  const trend = (count: number, countBefore: number) => formatTrend(count, countBefore, days)
  return (
    <section className="statistics" aria-labelledby="statistics-title">
      <header>
        <h2 id="statistics-title">Last {days} days</h2>
        <PeriodLinks days={days} />
      </header>
      <dl>
        <Statistic
          label="Vehicle page views"
          value={formatInteger(statistics.views)}
          trend={trend(statistics.views, before.views)}
        />
        <Statistic
          label="Leads"
          value={formatInteger(statistics.leads)}
          trend={trend(statistics.leads, before.leads)}
          notes={[`${formatInteger(statistics.unanswered)} unanswered now`]}
        />
        <Statistic
          label="Typical first response"
          value={response_minutes === null ? 'None yet' : formatDuration(response_minutes * 60_000)}
          notes={[response_minutes === null ? '' : 'half were answered faster']}
        />
        <Statistic
          label="For sale on the site now"
          value={formatInteger(statistics.for_sale)}
          notes={[
            formatNotForSale({ forSale: statistics.for_sale, notForSale: statistics.not_for_sale }),
            days_in_stock === null ? '' : `half listed for over ${formatInteger(days_in_stock)} days`,
          ]}
        />
        <Statistic
          label="Price changes"
          value={formatInteger(statistics.price_changes)}
          trend={trend(statistics.price_changes, before.price_changes)}
          notes={[formatCount(statistics.price_drops, 'reduction')]}
        />
      </dl>
      <div className="statistic-tables">
        <TopVehicles vehicles={statistics.top_vehicles} />
        <CountTable title="Leads by source" rows={statistics.by_source} />
        <CountTable title="Leads by category" rows={statistics.by_category} />
        <CountTable title="Searches with no results" rows={statistics.zero_results} />
      </div>
    </section>
  )
}
