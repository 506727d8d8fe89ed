import type { Finding } from '@/src/domain/stock/feed/read-row'
import type { ImportReport } from '@/src/services/stock/import-report'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'

const MAX_REASONS = 3

/** Most frequent reasons first. If the report contains only some of the rejected rows, the counts are omitted. */
const reasonsText = (rejections: readonly Finding[], rejected: number): string => {
  const counts = new Map<string, number>()
  for (const { reason, column } of rejections) {
    const text = column === '' ? reason : `${column}: ${reason}`
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const all = [...counts].sort(([, a], [, b]) => b - a)
  const isComplete = rejections.length === rejected && counts.size > 1
  const listedReasons = all
    .slice(0, MAX_REASONS)
    .map(([text, count]) => (isComplete ? `“${text}” (${count})` : `“${text}”`))
  const more = all.length > MAX_REASONS ? ', and more' : ''
  return listedReasons.length === 0 ? '' : `, because ${listedReasons.join(', ')}${more}`
}

/** Summarises an import or a trial in one line. */
export const summarizeImport = (report: ImportReport): string => {
  const would = report.dryRun ? 'would be ' : ''
  const { created, updated, removed, unchanged, rejected } = report
  const vehicles = [
    `${formatCount(created, 'vehicle')} ${would}added`,
    `${formatCount(updated, 'vehicle')} ${would}changed`,
    `${formatCount(removed, 'vehicle')} ${would}removed`,
    `${formatInteger(unchanged)} ${report.dryRun ? 'would stay' : 'stayed'} the same`,
  ]
  const rows = `${formatCount(rejected, 'row')} ${would}rejected${reasonsText(report.rejections, rejected)}`
  return `${vehicles.join(', ')}; ${rows}.`
}
