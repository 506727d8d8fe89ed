import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import type { FetchedRun } from '@/src/services/stock/fetch-now'

/** Words for an import that runs or has ended, from its row in `stock_imports`. */

export const formatProgress = (run: FetchedRun | undefined): string => {
  if (run?.state !== 'running') return 'Fetching the file…'
  const { read = 0, created = 0, updated = 0 } = run.counts ?? {}
  if (created + updated > 0) return `Importing: ${formatCount(created + updated, 'vehicle')} saved…`
  return read > 0 ? `Importing: ${formatCount(read, 'row')} read…` : 'Importing the file…'
}

const formatCounts = ({
  created = 0,
  updated = 0,
  unchanged = 0,
  removed = 0,
  rejected = 0,
}: NonNullable<FetchedRun['counts']>): string => {
  if (created + updated + removed + rejected === 0) return `All ${formatCount(unchanged, 'vehicle')} are as before.`
  const parts = [
    `${formatCount(created, 'vehicle')} added`,
    `${formatInteger(updated)} changed`,
    `${formatInteger(unchanged)} unchanged`,
    `${formatInteger(removed)} removed`,
  ]
  return `${parts.join(', ')}${rejected === 0 ? '' : `, ${formatCount(rejected, 'row')} rejected`}.`
}

/** Says how an import ended. */
export const formatRunResult = ({ state, counts, message }: FetchedRun): string => {
  if (state === 'done') return `The file was imported. ${formatCounts(counts ?? {})}`
  if (state === 'running') return 'The import is still running.'
  return `The file wasn’t imported. ${message ?? ''}`.trim()
}
