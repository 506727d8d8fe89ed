import type { ReactNode } from 'react'
import { formatDollars } from '@/src/domain/money/format-money'
import { daysListedText, type PriceStep } from '@/src/domain/stock/vehicle/time-on-sale'
import { formatBrowserDay } from '@/src/ui/browser-time'
import { CountUp } from './count-up'

type ViewResponse = {
  readonly views?: number
  readonly car_fields: { readonly days_in_stock?: number; readonly price_history?: readonly PriceStep[] }
}

const TIMEOUT_MS = 3000

const formatPriceStep = ({ from, to }: PriceStep): string => {
  if (from === undefined) return `Priced at ${formatDollars(to ?? 0)}`
  if (to === undefined) return `Price removed (was ${formatDollars(from)})`
  return `${to < from ? 'Reduced' : 'Raised'} from ${formatDollars(from)} to ${formatDollars(to)}`
}

const PriceHistory = ({ steps }: { steps: readonly PriceStep[] }) => (
  <details>
    <summary className="inline-flex min-h-7 items-center underline underline-offset-4">
      {steps.length === 1 ? 'One price change' : `${steps.length} price changes`}
    </summary>
    <ol className="grid gap-1 py-1">
      {steps.toReversed().map((step) => (
        <li key={step.at}>
          <time dateTime={step.at}>{formatBrowserDay(step.at)}</time>: {formatPriceStep(step)}
        </li>
      ))}
    </ol>
  </details>
)

/** Fetches a vehicle's statistics and renders them. Rejects on failure: the page then shows none. */
export const loadStatistics = async (url: string): Promise<ReactNode> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`view.json failed with status ${String(response.status)}`)
  const { views, car_fields } = (await response.json()) as ViewResponse
  const { days_in_stock: days, price_history: steps = [] } = car_fields
  return (
    <>
      <p className="flex min-h-7 flex-wrap gap-x-4">
        {views !== undefined && views > 0 && (
          <span>
            <CountUp target={views} noun="view" />
          </span>
        )}
        {days !== undefined && <span>{daysListedText(days)}</span>}
      </p>
      {steps.length > 0 && <PriceHistory steps={steps} />}
    </>
  )
}
