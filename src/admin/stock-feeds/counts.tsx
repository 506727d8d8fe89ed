import type { ImportCounts } from '@/src/services/stock/import-report'
import { formatInteger } from '@/src/domain/text/numbers'

const countLabels: readonly (readonly [keyof ImportCounts, string])[] = [
  ['read', 'read'],
  ['created', 'added'],
  ['updated', 'changed'],
  ['unchanged', 'unchanged'],
  ['removed', 'removed'],
  ['rejected', 'rejected'],
]

/** The numbers of an import. */
export const Counts = ({ counts }: { readonly counts: Partial<ImportCounts> }) => (
  <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', margin: 0 }}>
    {countLabels.map(([name, text]) => (
      <div key={name}>
        <dt>{text}</dt>
        <dd style={{ margin: 0, fontSize: '1.5rem' }}>{formatInteger(counts[name] ?? 0)}</dd>
      </div>
    ))}
  </dl>
)
