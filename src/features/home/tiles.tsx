import { bodyHref, makeHref } from '@/src/domain/navigation/search-links'
import { present } from '@/src/domain/present'
import type { HomeContent, Site } from '@/src/domain/tenancy/site'
import { Section } from '@/src/ui/section'
import { TileList, type ShownTile } from './tile-list'

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

const shown = (tile: Tile, count: number): ShownTile => ({
  href: tile.href,
  label: tile.label,
  ...present({
    make: tile.make,
    body: tile.body === tile.label ? undefined : tile.body,
    note: count > 0 ? `${count.toLocaleString('en-AU')} in stock` : undefined,
  }),
})

export const Tiles = ({ site, counts }: { site: Site; counts: Counts }) => {
  const tiles = tilesOf(site, counts)
  const { base_path, default_city } = site.switches.search
  // A site that opens its stock at one city shows less there than was counted.
  const all = default_city ? 'See all stock' : `See all ${counts.total.toLocaleString('en-AU')}`
  if (tiles.length < 2) return null
  return (
    <Section title="Browse our range" id="range" more={{ label: all, href: base_path }}>
      <TileList tiles={tiles.map((tile) => shown(tile, countOf(tile, site, counts)))} />
    </Section>
  )
}
