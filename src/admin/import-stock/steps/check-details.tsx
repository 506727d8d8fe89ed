import type { ReactNode } from 'react'
import { Findings } from '@/src/admin/stock-feeds/findings'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import type { ImportReport, PlanDetails } from '@/src/services/stock/import-report'

type Props = {
  readonly report: ImportReport
  readonly isComplete: boolean
  /** Vehicles that would leave, if the import is refused because of them. */
  readonly missing: number | undefined
}

/** Longer lists are closed, so that none pushes the others out of sight; their title says how long they are. */
const MAX_OPEN = 20

const Details = ({
  title,
  count,
  shown,
  children,
}: {
  readonly title: string
  readonly count: number
  readonly shown: number
  readonly children: ReactNode
}) =>
  count === 0 ? null : (
    <details className="import-stock__details" open={count <= MAX_OPEN}>
      <summary>
        {title} ({formatInteger(count)})
      </summary>
      {children}
      {shown < count && <p className="import-stock__help">These are the first {formatInteger(shown)}.</p>}
    </details>
  )

const Names = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="import-stock__names">
    {names.map((name, index) => (
      <li key={`${String(index)} ${name}`}>{name}</li>
    ))}
  </ul>
)

const Count = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div data-empty={value === 0}>
    <dt>{label}</dt>
    <dd>{formatInteger(value)}</dd>
  </div>
)

const Counts = ({
  report,
  isComplete,
  leftCount,
}: {
  readonly report: ImportReport
  readonly isComplete: boolean
  readonly leftCount: number
}) => (
  <dl className="import-stock__counts">
    <Count label="New" value={report.created} />
    <Count label="Changed" value={report.updated} />
    <Count label="Unchanged" value={report.unchanged} />
    <Count label="Rejected" value={report.rejected} />
    <Count label="To look at" value={report.warned} />
    {isComplete && <Count label="Leave the site" value={leftCount} />}
  </dl>
)

const MissingVehicles = ({
  vehicles,
  count,
}: {
  readonly vehicles: PlanDetails['missing']
  readonly count: number
}) => (
  <Details title="Leave the site" count={count} shown={vehicles.length}>
    <ul className="import-stock__names">
      {vehicles.map(({ id, name }) => (
        <li key={id}>
          <a href={`/admin/collections/vehicles/${id}`} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </Details>
)

const noDetails: PlanDetails = { created: [], updated: [], missing: [] }

/** Shows the effect of an import: counts, then the vehicles and rows behind them, with reasons. */
export const CheckDetails = ({ report, isComplete, missing }: Props) => {
  const { details = noDetails, rejections, warnings } = report
  const leftCount = missing ?? report.removed
  return (
    <>
      <Counts report={report} isComplete={isComplete} leftCount={leftCount} />
      {report.skippedRemovals > 0 && (
        <p className="import-stock__notice">
          We couldn’t read the end of the file, so {formatCount(report.skippedRemovals, 'vehicle')} that it may lack
          stay on the site.
        </p>
      )}
      <MissingVehicles vehicles={details.missing} count={leftCount} />
      <Details title="Rejected rows" count={report.rejected} shown={rejections.length}>
        <p className="import-stock__help">
          These rows aren’t imported. Correct them in the file and import it again, or go on without them. Vehicles of
          rejected rows that are on your site stay as they are.
        </p>
        <Findings rows={rejections} label="Rejected rows" />
      </Details>
      <Details title="To look at" count={report.warned} shown={warnings.length}>
        <p className="import-stock__help">These vehicles are imported, but a value of each may be wrong.</p>
        <Findings rows={warnings} label="Values to look at" />
      </Details>
      <Details title="New" count={report.created} shown={details.created.length}>
        <Names names={details.created} />
      </Details>
      <Details title="Changed" count={report.updated} shown={details.updated.length}>
        <Names names={details.updated} />
      </Details>
    </>
  )
}
