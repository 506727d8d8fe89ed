import type { WeeklyFinance } from '@/src/domain/vehicle-page/finance'
import { comparisonRateWarning } from '@/src/domain/vehicle-page/finance'
import { dollars, type ShownPrice } from '@/src/domain/vehicle-page/price'
import { classNames } from '@/src/ui/class-names'

const Was = ({ cents }: { cents: number }) => (
  <p className="text-muted text-sm tabular-nums">
    Was <s>{dollars(cents)}</s>
  </p>
)

/** The price with its type in the same line; the former price above it. */
export const Price = ({ price, marked }: { price: ShownPrice; marked: boolean }) =>
  price.kind === 'text' ? (
    <p className="text-xl font-bold">{price.text}</p>
  ) : (
    <div className="grid gap-1">
      {price.was_cents !== undefined && <Was cents={price.was_cents} />}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={classNames(
            'text-2xl font-extrabold tracking-tight tabular-nums lg:text-3xl',
            marked && 'bg-price text-on-price -ml-1 rounded-sm px-2',
          )}
        >
          {dollars(price.cents)}
        </span>
        <span className="text-base font-semibold">{price.type}</span>
      </p>
    </div>
  )

/** A lender's example: figure, rate and comparison rate in one size, the warning with them. */
export const WeeklyLine = ({ finance }: { finance: WeeklyFinance }) => (
  <div className="border-border grid gap-2 border-t pt-4 text-sm">
    <p className="tabular-nums">
      From ${finance.weekly.toLocaleString('en-AU')} a week at {finance.rate.toFixed(2)}% p.a., comparison rate{' '}
      {finance.comparison.toFixed(2)}% p.a.*
    </p>
    <p className="text-muted text-xs">*{comparisonRateWarning}</p>
  </div>
)
