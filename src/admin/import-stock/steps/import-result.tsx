import type { DraftAnswer } from '@/src/cms/import-drafts'
import { summarizeImport } from '@/src/admin/stock-feeds/import-summary'

/** The result of an import in words, with the ways to what it changed. */
export const ImportResultView = ({
  draft,
  site,
}: {
  readonly draft: DraftAnswer
  readonly site: string | undefined
}) => {
  const { result, feedId, feedName, name } = draft
  const vehicles = new URLSearchParams({ 'where[or][0][and][0][feed][equals]': feedId, sort: '-updatedAt' })
  return (
    <div className="import-stock__result">
      <p>
        {name}: {result?.report === undefined ? 'imported.' : summarizeImport(result.report)}
      </p>
      <p>Your site shows the changes now. We’ll match the columns and values of your next file in the same way.</p>
      <ul className="import-stock__links">
        <li>
          <a href={`/admin/collections/vehicles?${vehicles.toString()}`}>
            See the vehicles of {feedName}, latest changes first
          </a>
        </li>
        {result?.importId !== undefined && (
          <li>
            <a href={`/admin/collections/stock-imports/${result.importId}`}>See the report, with all rejected rows</a>
          </li>
        )}
        {site !== undefined && (
          <li>
            <a href={site} target="_blank" rel="noreferrer">
              View site
            </a>
          </li>
        )}
        {draft.address !== null && (
          <li>
            <a href={`/admin/collections/stock-feeds/${feedId}`}>Fetch this address on a schedule</a>
          </li>
        )}
        <li>
          <a href="/admin/import-stock">Import another file</a>
        </li>
      </ul>
    </div>
  )
}
