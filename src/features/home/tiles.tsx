import Link from 'next/link'
import { bodyHref, makeHref } from '@/src/domain/navigation/search-links'
import type { HomeContent, Site } from '@/src/domain/tenancy/site'
import { BodyIcon } from '@/src/ui/body-icon'
import { classNames } from '@/src/ui/class-names'
import { MakeMark } from '@/src/ui/make-mark'
import { Section } from '@/src/ui/section'

export type Counts = {
  readonly total: number
  readonly byMake: Readonly<Record<string, number>>
  readonly byBody: Readonly<Record<string, number>>
}

type Tile = HomeContent['tiles'][number]

/** The names with most cars behind them, most first. */
export const mostOf = (counts: Readonly<Record<string, number>>, limit: number): readonly string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, limit)
    .map(([name]) => name)

/** A number only beside a link to exactly what was counted: a tile of one model has none of its own. */
const countOf = ({ body, make, href }: Tile, site: Site, counts: Counts): number => {
  const { search } = site.switches
  if (body && href === bodyHref(body, search)) return counts.byBody[body] ?? 0
  if (make && href === makeHref(make, search)) return counts.byMake[make] ?? 0
  return 0
}

/** The staff's own tiles, else the makes with most stock. */
const tilesOf = (site: Site, counts: Counts): readonly Tile[] =>
  site.home.tiles.length > 0
    ? site.home.tiles
    : mostOf(counts.byMake, 8).map((make) => ({ label: make, make, href: makeHref(make, site.switches.search) }))

const cars = (count: number): string => `${count.toLocaleString('en-AU')} in stock`

export const Tiles = ({ site, counts }: { site: Site; counts: Counts }) => {
  const tiles = tilesOf(site, counts)
  const { base_path, default_city } = site.switches.search
  // A site that opens its stock at one city shows less there than was counted.
  const all = default_city ? 'See all stock' : `See all ${counts.total.toLocaleString('en-AU')}`
  if (tiles.length < 2) return null
  return (
    <Section title="Browse our range" id="range" more={{ label: all, href: base_path }}>
      <ul
        className={classNames(
          'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4',
          tiles.length % 4 !== 0 && tiles.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {tiles.map((tile) => {
          const count = countOf(tile, site, counts)
          return (
            <li key={tile.href + tile.label}>
              <Link
                href={tile.href}
                prefetch={false}
                className="group border-border bg-raised hover:border-ink flex h-full min-h-24 flex-col items-start gap-3 rounded-md border p-4 transition-colors sm:flex-row sm:items-center sm:gap-4 lg:p-5"
              >
                <span className="text-ink flex-none">
                  {tile.make ? (
                    <MakeMark make={tile.make} />
                  ) : (
                    <BodyIcon body={tile.body ?? tile.label} className="h-9 w-13" />
                  )}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold group-hover:underline">{tile.label}</span>
                  {count > 0 && <span className="text-muted block text-sm tabular-nums">{cars(count)}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
