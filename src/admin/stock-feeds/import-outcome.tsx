import type { Finding } from '@/src/domain/stock/feed/read-row'
import type { CountedUnreadValue, ImportReport } from '@/src/services/stock/import-report'
import type { FeedAnswer, FeedRequestState } from './try-feed'
import { Counts } from './counts'
import { Findings } from './findings'
import { UnreadValues } from './unread-values'
import { summarizeImport } from './import-summary'
import { formatCount } from '@/src/domain/text/numbers'

const FindingsSection = ({ title, rows }: { readonly title: string; readonly rows: readonly Finding[] }) =>
  rows.length === 0 ? null : (
    <details open={rows.length <= 20}>
      <summary>
        {title} ({rows.length})
      </summary>
      <Findings rows={rows} label={title} />
    </details>
  )

type Translate = ((value: CountedUnreadValue) => void) | undefined

const Report = ({ report, onTranslate }: { readonly report: ImportReport; readonly onTranslate: Translate }) => (
  <>
    <p>{summarizeImport(report)}</p>
    <Counts counts={report} />
    {report.mapping === undefined ? null : <p>Mapping used: {report.mapping}</p>}
    {report.skippedRemovals > 0 ? (
      <p>
        We couldn’t read the whole file. {formatCount(report.skippedRemovals, 'vehicle')} missing from the part we read
        stayed on the site.
      </p>
    ) : null}
    {report.unknownColumns.length > 0 ? <p>Unused columns: {report.unknownColumns.join(', ')}</p> : null}
    <FindingsSection title="Rejected rows" rows={report.rejections} />
    <UnreadValues values={report.unreadValues} onTranslate={onTranslate} />
    <FindingsSection title="Values to check" rows={report.warnings} />
  </>
)

const headline = (answer: FeedAnswer): string => {
  if (!answer.ok) return answer.message
  return answer.report.dryRun ? 'This is what the import would do. Nothing has changed yet.' : 'The file was imported.'
}

/** The result of a trial or an import, announced to screen readers. */
export const ImportOutcome = ({
  busy,
  problem,
  answer,
  onTranslate,
}: FeedRequestState & { readonly onTranslate?: Translate }) => (
  <div role="status" aria-live="polite">
    {busy ? <p>Reading the file…</p> : null}
    {problem === undefined ? null : <p>{problem}</p>}
    {answer === undefined ? null : (
      <>
        <p>
          <strong>{headline(answer)}</strong>
        </p>
        {answer.report === undefined ? null : <Report report={answer.report} onTranslate={onTranslate} />}
      </>
    )}
  </div>
)
