import { formatCents } from '@/src/domain/money/format-money'
import { formatCount } from '@/src/domain/text/numbers'
import type { PriceChangePreview } from '@/src/services/stock/price-changes/preview'
import { PriceTable } from './price-table'

const Refused = ({ refused, refusedCount }: PriceChangePreview) =>
  refusedCount === 0 ? null : (
    <section aria-labelledby="price-changes-refused">
      <h3 id="price-changes-refused">
        {formatCount(refusedCount, 'vehicle')} can’t take this change and{' '}
        {refusedCount === 1 ? 'stays as it is' : 'stay as they are'}
      </h3>
      <ul className="price-changes__refused">
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <a href={`/admin/collections/vehicles/${id}`}>{name}</a> <span>{reason}</span>
          </li>
        ))}
      </ul>
      {refused.length < refusedCount && <p>{formatCount(refusedCount - refused.length, 'more vehicle')} not listed.</p>}
    </section>
  )

type Props = { readonly preview: PriceChangePreview; readonly summary: readonly (readonly [string, string])[] }

/** The effect on all vehicles, above their list. */
const describeEffect = ({ count, from, to, aboveFeedCount, refusedCount }: PriceChangePreview): Props['summary'] => [
  [
    'Prices that change',
    `${formatCount(count, 'vehicle')}, in total ${formatCents(from)} before and ${formatCents(to)} after`,
  ],
  ...(aboveFeedCount === 0
    ? []
    : [['Above the price without your change', `${formatCount(aboveFeedCount, 'vehicle')}, marked below`] as const]),
  ...(refusedCount === 0
    ? []
    : [['Prices that stay', `${formatCount(refusedCount, 'vehicle')}, listed below with the reason`] as const]),
]

/** Step 3: what will happen, vehicle by vehicle. */
export const CheckStep = ({ preview, summary }: Props) => {
  const { count, rows, from, to } = preview
  return (
    <>
      <dl className="price-changes__summary">
        {[...summary, ...describeEffect(preview)].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {count === 0 ? (
        <p role="alert" className="price-changes__notice">
          None of these vehicles can take the change. Go back and choose other vehicles or another price.
        </p>
      ) : (
        <PriceTable
          caption={
            rows.length < count
              ? `The first ${String(rows.length)} of ${formatCount(count, 'vehicle')}`
              : formatCount(count, 'vehicle')
          }
          rows={rows}
          total={{ label: `All ${formatCount(count, 'vehicle')}`, from, to }}
        />
      )}
      <Refused {...preview} />
    </>
  )
}
