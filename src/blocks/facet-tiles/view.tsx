import { omitEmpty } from '@/src/domain/omit-empty'
import { type Tile, Tiles, tilesOf } from '@/src/features/home/tiles'
import type { BlockData } from '@/src/server/content/block-data'
import { countLinkedStock } from '@/src/server/content/search-blocks'
import { countStock } from '@/src/server/stock/stock'
import { openHref } from '../safe-values'
import type { BlockContext, BlockView } from '../view'

type TileRow = NonNullable<BlockData<'facet-tiles'>['tiles']>[number]

const tileOf = ({ label, href, body, make }: TileRow, context: BlockContext): readonly Tile[] => {
  const safe = openHref(href, context)
  return label === undefined || safe === undefined ? [] : [{ label, href: safe, ...omitEmpty({ body, make }) }]
}

export const facetTilesView: BlockView<'facet-tiles'> = async (data, context) => {
  const { site, id } = context
  const counts = await countStock(site.id)
  const tiles = tilesOf(
    (data.tiles ?? []).flatMap((row) => tileOf(row, context)),
    site,
    counts,
  )
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
