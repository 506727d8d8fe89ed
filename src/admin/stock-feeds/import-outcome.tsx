import type { Finding } from '@/src/domain/stock/feed/read-row'
import type { ImportReport } from '@/src/services/stock/import-report'

/** What the endpoint answers: a report, or a refusal with its numbers. */
export type Answer =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly reason: string; readonly message: string; readonly report?: ImportReport }

const numbers = ['read', 'created', 'updated', 'unchanged', 'removed', 'rejected'] as const

const Findings = ({ title, rows }: { readonly title: string; readonly rows: readonly Finding[] }) =>
  rows.length === 0 ? null : (
    <details open={rows.length <= 20}>
      <summary>
        {title} ({rows.length})
      </summary>
      <table className="table">
        <thead>
          <tr>
            {['Row', 'Column', 'Value', 'Reason'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td>{row.line}</td>
              <td>{row.column}</td>
              <td>{row.value}</td>
              <td>{row.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )

const Report = ({ report }: { readonly report: ImportReport }) => (
  <>
    <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {numbers.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd style={{ margin: 0, fontSize: '1.5rem' }}>{report[name].toLocaleString('en-AU')}</dd>
        </div>
      ))}
    </dl>
    {report.mapping === undefined ? null : <p>Read by the mapping “{report.mapping}”.</p>}
    {report.withheld > 0 ? (
      <p>The file cannot be read to its end: {report.withheld} cars it does not name were left standing.</p>
    ) : null}
    {report.unknownColumns.length > 0 ? <p>Columns nothing reads: {report.unknownColumns.join(', ')}</p> : null}
    <Findings title="Rejected rows" rows={report.rejections} />
    <Findings title="Values left out" rows={report.warnings} />
  </>
)

const headline = (answer: Answer): string => {
  if (!answer.ok) return answer.message
  return answer.report.dryRun ? 'This is what the import would do; nothing was changed.' : 'The file was imported.'
}

export const ImportOutcome = ({ answer }: { readonly answer: Answer }) => (
  <>
    <p>
      <strong>{headline(answer)}</strong>
    </p>
    {answer.report === undefined ? null : <Report report={answer.report} />}
  </>
)
