import { formatInteger } from '@/src/domain/text/numbers'
import { countsOf, useStockSearch } from '../search-context'
import { listRefinements } from './refinements'

/** Links that narrow the search; none if its results differ in nothing that is suggested. */
export const RefineLinks = () => {
  const { state, found, link } = useStockSearch()
  const refinements = listRefinements(state, (field) => countsOf(found, field), found?.nbHits ?? 0)
  if (refinements.length === 0) return null
  return (
    <ul aria-label="Narrow your search" className="flex flex-wrap gap-2">
      {refinements.map(({ label, count, next }) => (
        <li key={label}>
          <a
            {...link(next)}
            rel="nofollow"
            className="border-border-strong bg-raised hover:border-ink inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm lg:min-h-8"
          >
            {label} <span className="text-muted tabular-nums">{formatInteger(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const HINT_CLASS = 'border-border bg-surface-alt grid gap-3 rounded-md border p-4 text-sm'

/** Says that a page past the last one was requested, whose address redirects here, and how to see other vehicles. */
export const PastLastPage = ({ requested }: { requested: number | undefined }) => {
  const { state, found, noun } = useStockSearch()
  if (requested === undefined || state.page !== found?.nbPages) return null
  return (
    <div role="status" className={`${HINT_CLASS} mb-4`}>
      <p>
        There’s no page {formatInteger(requested)}. This is page {formatInteger(state.page)}, the last one of this
        search. To see other {noun[1]} first, narrow your search or sort it differently.
      </p>
      <RefineLinks />
    </div>
  )
}

/** Says on the last page that more vehicles were found than can be paged through, and how to see them (SHP-04). */
export const BeyondLastPage = ({ total }: { total: number }) => {
  const { state, found, switches, noun } = useStockSearch()
  const reachable = (found?.nbPages ?? 0) * switches.search.page_size
  if (!found || state.page !== found.nbPages || total <= reachable) return null
  return (
    <div className={`${HINT_CLASS} mt-6`}>
      <p>
        This is the last page of this list. To see the rest of our {formatInteger(total)} {noun[1]}, narrow your search.
      </p>
      <RefineLinks />
    </div>
  )
}
