import type { PayloadRequest } from 'payload'
import { spanWords } from '@/src/domain/leads/handling'
import { type Counted, dealerFigures } from '@/src/services/figures/dealer-figures'
import { poolOf } from '@/src/services/pool'
import { readableTenants } from './parts'
import './figures.css'

const spans = [7, 30, 90] as const

/** Parses the period from the URL; 30 days by default. */
const daysOf = (asked: unknown): (typeof spans)[number] => spans.find((days) => String(days) === asked) ?? 30

const whole = (value: number): string => Math.round(value).toLocaleString('en-AU')

const Figure = ({ label, value, note }: { readonly label: string; readonly value: string; readonly note?: string }) => (
  <div className="figure">
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {note && <span>{note}</span>}
    </dd>
  </div>
)

const Table = ({ title, rows }: { readonly title: string; readonly rows: readonly Counted[] }) => {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="figure-table">
      <caption>{title}</caption>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td>None in these days.</td>
          </tr>
        )}
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="figure-bar" style={{ inlineSize: `${String((count / most) * 100)}%` }} aria-hidden />
              {whole(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = {
  readonly req: PayloadRequest
  readonly tenant: string | undefined
  readonly days: unknown
  readonly now: Date
}

/** Statistics of the dealers that this member of staff may read, for the last days (ANL-02). */
export const Figures = async ({ req, tenant, days: asked, now }: Props) => {
  const days = daysOf(asked)
  const pool = poolOf(req.payload)
  const found = await dealerFigures(pool, await readableTenants({ req, tenant, now }), days, now)
  const { response_minutes, days_in_stock } = found
  return (
    <section className="figures" aria-labelledby="figures-title">
      <header>
        <h2 id="figures-title">The last {days} days</h2>
        <nav aria-label="Days">
          {spans.map((span) => (
            <a
              key={span}
              href={`/admin?days=${String(span)}#figures-title`}
              aria-current={span === days ? 'true' : undefined}
            >
              {span} days
            </a>
          ))}
        </nav>
      </header>
      <dl>
        <Figure label="Looks at vehicle pages" value={whole(found.views)} />
        <Figure label="Leads" value={whole(found.leads)} note={`${whole(found.unanswered)} unanswered`} />
        <Figure
          label="First answer"
          value={response_minutes === null ? 'None yet' : spanWords(response_minutes * 60_000)}
          note={response_minutes === null ? '' : 'by half of them'}
        />
        <Figure
          label="In stock now"
          value={whole(found.in_stock)}
          note={days_in_stock === null ? '' : `half for over ${whole(days_in_stock)} days`}
        />
        <Figure label="Price changes" value={whole(found.price_changes)} note={`${whole(found.price_drops)} down`} />
      </dl>
      <div className="figure-tables">
        <Table title="Leads by source" rows={found.by_source} />
        <Table title="Leads by category" rows={found.by_category} />
        <Table title="Searches that found nothing" rows={found.misses} />
      </div>
    </section>
  )
}
