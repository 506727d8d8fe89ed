import type { Finding } from '@/src/domain/stock/feed/read-row'
import type { ImportReport } from '@/src/services/stock/import-report'

const amount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`

const mostReasons = 3

/** Most frequent reasons first. If the report contains only some of the rejected rows, the counts are omitted. */
const reasonsOf = (rejections: readonly Finding[], rejected: number): string => {
  const counts = new Map<string, number>()
  for (const { reason, column } of rejections) {
    const text = column === '' ? reason : `${column}: ${reason}`
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const all = [...counts].sort(([, a], [, b]) => b - a)
  const whole = rejections.length === rejected && counts.size > 1
  const shown = all.slice(0, mostReasons).map(([text, count]) => (whole ? `“${text}” (${count})` : `“${text}”`))
  const more = all.length > mostReasons ? ', and more' : ''
  return shown.length === 0 ? '' : `, because ${shown.join(', ')}${more}`
}

/** Summarises an import or a trial in one line. */
export const summaryOf = (report: ImportReport): string => {
  const would = report.dryRun ? 'would be ' : ''
  const { created, updated, removed, unchanged, rejected } = report
  const cars = [
    `${amount(created, 'car', 'cars')} ${would}added`,
    `${amount(updated, 'car', 'cars')} ${would}changed`,
    `${amount(removed, 'car', 'cars')} ${would}taken away`,
    `${unchanged.toLocaleString('en-AU')} ${report.dryRun ? 'would stay' : 'stayed'} as they are`,
  ]
  const rows = `${amount(rejected, 'row', 'rows')} ${would}rejected${reasonsOf(report.rejections, rejected)}`
  return `${cars.join(', ')}; ${rows}.`
}
