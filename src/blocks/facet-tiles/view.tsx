import { omitEmpty } from '@/src/domain/omit-empty'
import { type Tile, Tiles, tilesOf } from '@/src/features/home/tiles'
import { countLinkedStock } from '@/src/server/content/search-blocks'
import { countStock } from '@/src/server/stock/stock'
import { type BlockData, hrefOf, rowsOf, textOf } from '../data'
import type { BlockView } from '../view'

const tileOf = (row: BlockData): readonly Tile[] => {
  const [label, href] = [textOf(row, 'label'), hrefOf(row)]
  if (label === '' || href === undefined) return []
  return [{ label, href, ...omitEmpty({ body: textOf(row, 'body'), make: textOf(row, 'make') }) }]
}

export const facetTilesView: BlockView = async (data, { site, id }) => {
  const counts = await countStock(site.id)
  const tiles = tilesOf(rowsOf(data, 'tiles').flatMap(tileOf), site, counts)
  const hrefs = tiles.map(({ href }) => href)
  return (
    <Tiles
      site={site}
      heading={textOf(data, 'heading') || 'Browse our range'}
      id={id('range')}
      counts={counts}
      tiles={tiles}
      countsByHref={await countLinkedStock(site, hrefs)}
    />
  )
}
