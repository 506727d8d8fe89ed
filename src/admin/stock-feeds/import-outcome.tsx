import type { Finding } from '@/src/domain/stock/feed/read-row'
import type { ImportReport } from '@/src/services/stock/import-report'
import type { FeedAnswer, FeedRequestState } from './send-to-feed'
import { Counts } from './counts'
import { Findings } from './findings'
import { summarizeImport } from './import-summary'

const FindingsSection = ({ title, rows }: { readonly title: string; readonly rows: readonly Finding[] }) =>
  rows.length === 0 ? null : (
    <details open={rows.length <= 20}>
      <summary>
        {title} ({rows.length})
      </summary>
      <Findings rows={rows} label={title} />
    </details>
  )

const Report = ({ report }: { readonly report: ImportReport }) => (
  <>
    <p>{summarizeImport(report)}</p>
    <Counts counts={report} />
    {report.mapping === undefined ? null : <p>Read by the mapping “{report.mapping}”.</p>}
    {report.withheld > 0 ? (
      <p>The file cannot be read to its end: {report.withheld} cars it does not name were left standing.</p>
    ) : null}
    {report.unknownColumns.length > 0 ? <p>Columns nothing reads: {report.unknownColumns.join(', ')}</p> : null}
    <FindingsSection title="Rejected rows" rows={report.rejections} />
    <FindingsSection title="Values left out" rows={report.warnings} />
  </>
)

const headline = (answer: FeedAnswer): string => {
  if (!answer.ok) return answer.message
  return answer.report.dryRun ? 'This is what the import would do; nothing was changed.' : 'The file was imported.'
}

/** The result of a trial or an import, announced to screen readers. */
export const ImportOutcome = ({ busy, problem, answer }: FeedRequestState) => (
  <div role="status" aria-live="polite">
    {busy ? <p>Reading the file…</p> : null}
    {problem === undefined ? null : <p>{problem}</p>}
    {answer === undefined ? null : (
      <>
        <p>
          <strong>{headline(answer)}</strong>
        </p>
        {answer.report === undefined ? null : <Report report={answer.report} />}
      </>
    )}
  </div>
)
