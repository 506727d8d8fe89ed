import { toCardViews } from '../../card/card-view'
import { cardLayoutOf } from '../../card/card-photo-sources'
import { useSiteBasics } from '@/src/shared/site-basics'
import { gridAttributes } from '../results/grid-attributes'
import { VehicleCard } from '../../card/vehicle-card'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { formatCount } from '@/src/domain/text/numbers'
import { useStockSearch } from '../search-context'
import type { NearestMatches } from './nearest'

/** Shown below a search with zero results: what to leave out, with the vehicles it leads to, and the nearest of them. */
export const NearestMatchesView = ({ matches, now }: { matches: NearestMatches; now: Date }) => {
  const { link, switches, noun } = useStockSearch()
  const { look } = useSiteBasics()
  return (
    <section aria-labelledby="nearest-title" className="mt-8 grid gap-6">
      <div className="grid gap-3">
        <h2 id="nearest-title" className="text-lg font-semibold">
          Widen your search
        </h2>
        <ul className="flex flex-wrap gap-2">
          {matches.choices.map(({ label, count, next }) => (
            <li key={label}>
              <a
                {...link(next)}
                rel="nofollow"
                className="border-border-strong bg-raised hover:border-ink inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm"
              >
                {label}
                <span className="text-muted tabular-nums">{formatCount(count, noun[0], noun[1])}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-4">
        <h2 className="text-lg font-semibold">Closest matches</h2>
        {matches.leftOut && <p>Nothing matches everything. These leave out {joinWithAnd(matches.leftOut)}.</p>}
        <ul {...gridAttributes(look)}>
          {toCardViews(matches.vehicles, switches, now).map((view) => (
            <li key={view.id}>
              <VehicleCard view={view} layout={cardLayoutOf(look)} as="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
