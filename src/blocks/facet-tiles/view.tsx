import { omitEmpty } from '@/src/domain/omit-empty'
import { type Tile, Tiles, tilesOf } from '@/src/features/home/tiles'
import type { BlockData } from '@/src/server/content/block-data'
import { countLinkedStock } from '@/src/server/content/search-blocks'
import { countStock } from '@/src/server/stock/stock'
import { safeHref } from '../safe-values'
import type { BlockView } from '../view'

type TileRow = NonNullable<BlockData<'facet-tiles'>['tiles']>[number]

const tileOf = ({ label, href, body, make }: TileRow): readonly Tile[] => {
  const safe = safeHref(href)
  return label === undefined || safe === undefined ? [] : [{ label, href: safe, ...omitEmpty({ body, make }) }]
}

export const facetTilesView: BlockView<'facet-tiles'> = async (data, { site, id }) => {
  const counts = await countStock(site.id)
  const tiles = tilesOf((data.tiles ?? []).flatMap(tileOf), site, counts)
  const hrefs = tiles.map(({ href }) => href)
  return (
    <Tiles
      site={site}
      heading={data.heading ?? 'Browse our range'}
      id={id('range')}
      counts={counts}
      tiles={tiles}
      countsByHref={await countLinkedStock(site, hrefs)}
    />
  )
}
