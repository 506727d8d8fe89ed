import { allStockLink } from '@/src/domain/navigation/all-stock-link'
import { makeHref } from '@/src/domain/navigation/search-links'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site } from '@/src/domain/tenancy/site'
import { bodyIconHref } from '@/src/shared/logos/body-icon'
import { makeLogoHref } from '@/src/shared/logos/make-logo'
import { Section } from '@/src/ui/section'
import { TileList, type TileView } from './tile-list'
import { formatInteger } from '@/src/domain/text/numbers'

export type Counts = {
  readonly total: number
  readonly byMake: Readonly<Record<string, number>>
  readonly byBody: Readonly<Record<string, number>>
}

export type Tile = { readonly label: string; readonly href: string; readonly body?: string; readonly make?: string }

/** Returns the names with the highest counts, highest first. */
export const topNames = (counts: Readonly<Record<string, number>>, limit: number): readonly string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, limit)
    .map(([name]) => name)

/** Returns the staff's own tiles, or the makes with most stock if there are none. */
export const tilesOf = (staffTiles: readonly Tile[], site: Site, counts: Counts): readonly Tile[] =>
  staffTiles.length > 0
    ? staffTiles
    : topNames(counts.byMake, 8).map((make) => ({ label: make, make, href: makeHref(make, site.switches.search) }))

const toTileView = (tile: Tile, count: number, { switches }: Site): TileView => ({
  href: tile.href,
  label: tile.label,
  ...omitEmpty({
    mark:
      tile.make === undefined
        ? bodyIconHref(tile.body ?? tile.label, switches.display.item_types)
        : makeLogoHref(tile.make),
    note: count > 0 ? `${formatInteger(count)} in stock` : undefined,
  }),
})

type Props = {
  site: Site
  heading: string
  id: string
  counts: Pick<Counts, 'total'>
  tiles: readonly Tile[]
  /** Number of vehicles in stock behind each tile's link, by its address. */
  countsByHref: Readonly<Record<string, number>>
}

/** Tiles with logo, label and count, each linked to exactly what was counted (SRCH-17). */
export const Tiles = ({ site, heading, id, counts, tiles, countsByHref }: Props) => {
  // With a default city the stock page opens with fewer vehicles than were counted.
  const all = allStockLink(site)
  const hasCity = site.switches.search.default_city !== ''
  if (tiles.length < 2) return null
  return (
    <Section title={heading} id={id} more={hasCity ? all : { ...all, label: `See all ${formatInteger(counts.total)}` }}>
      <TileList tiles={tiles.map((tile) => toTileView(tile, countsByHref[tile.href] ?? 0, site))} />
    </Section>
  )
}
