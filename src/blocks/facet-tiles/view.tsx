import { present } from '@/src/domain/present'
import { type Tile, Tiles, tilesOf } from '@/src/features/home/tiles'
import { linkCounts } from '@/src/server/search-blocks'
import { stockCounts } from '@/src/server/stock'
import { type BlockData, hrefOf, rowsOf, textOf } from '../data'
import type { BlockView } from '../view'

const tileOf = (row: BlockData): readonly Tile[] => {
  const [label, href] = [textOf(row, 'label'), hrefOf(row)]
  if (label === '' || href === undefined) return []
  return [{ label, href, ...present({ body: textOf(row, 'body'), make: textOf(row, 'make') }) }]
}

export const facetTilesView: BlockView = async (data, { site, id }) => {
  const counts = await stockCounts(site.id)
  const tiles = tilesOf(rowsOf(data, 'tiles').flatMap(tileOf), site, counts)
  const hrefs = tiles.map(({ href }) => href)
  return (
    <Tiles
      site={site}
      heading={textOf(data, 'heading') || 'Browse our range'}
      id={id('range')}
      counts={counts}
      tiles={tiles}
      behind={await linkCounts(site, hrefs)}
    />
  )
}
