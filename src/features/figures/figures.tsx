import type { ReactNode } from 'react'
import { formatDollars } from '@/src/domain/money'
import { daysListedWords, type PriceStep } from '@/src/domain/stock/time-on-sale'
import { CountUp } from './count-up'

type Answer = {
  readonly views?: number
  readonly car_fields: { readonly days_in_stock?: number; readonly price_history?: readonly PriceStep[] }
}

const patience = 3000

const day = (at: string): string =>
  new Date(at).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

const stepWords = ({ from, to }: PriceStep): string => {
  if (from === undefined) return `Priced at ${formatDollars(to ?? 0)}`
  if (to === undefined) return `No longer priced (was ${formatDollars(from)})`
  return `${to < from ? 'Reduced' : 'Raised'} from ${formatDollars(from)} to ${formatDollars(to)}`
}

const History = ({ steps }: { steps: readonly PriceStep[] }) => (
  <details>
    <summary className="inline-flex min-h-7 items-center underline underline-offset-4">
      {steps.length === 1 ? 'One price change' : `${steps.length} price changes`}
    </summary>
    <ol className="grid gap-1 py-1">
      {steps.toReversed().map((step) => (
        <li key={step.at}>
          <time dateTime={step.at}>{day(step.at)}</time>: {stepWords(step)}
        </li>
      ))}
    </ol>
  </details>
)

/** Fetches a vehicle's statistics and renders them. Rejects on failure: the page then shows none. */
export const figures = async (url: string): Promise<ReactNode> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`view.json failed with status ${String(response.status)}`)
  const { views, car_fields } = (await response.json()) as Answer
  const { days_in_stock: days, price_history: steps = [] } = car_fields
  return (
    <>
      <p className="flex min-h-7 flex-wrap gap-x-4">
        {views !== undefined && views > 0 && (
          <span>
            <CountUp to={views} /> {views === 1 ? 'view' : 'views'}
          </span>
        )}
        {days !== undefined && <span>{daysListedWords(days)}</span>}
      </p>
      {steps.length > 0 && <History steps={steps} />}
    </>
  )
}
