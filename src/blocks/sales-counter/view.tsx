import { computeSalesCount } from '@/src/domain/content/sales-counter'
import { SalesCounter } from '@/src/features/content/sales-counter'
import type { BlockView } from '../view'

export const salesCounterView: BlockView<'sales-counter'> = ({ label, note }, { now }) => {
  if (!label) return null
  return (
    <div className="bg-surface-alt py-8 lg:py-12">
      <div className="wrap grid justify-items-center gap-1 text-center">
        <p className="font-heading text-3xl font-semibold lg:text-4xl">
          <SalesCounter initialCount={computeSalesCount(now)} />
        </p>
        <p className="text-lg">{label}</p>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
    </div>
  )
}
