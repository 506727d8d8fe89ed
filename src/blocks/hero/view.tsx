import { omitEmpty } from '@/src/domain/omit-empty'
import { Hero } from '@/src/features/home/hero'
import type { Slide } from '@/src/features/home/slides'
import { topNames } from '@/src/features/home/tiles'
import { countStock } from '@/src/server/stock/stock'
import { type BlockData, hrefOf, imageOf, rowsOf, textOf } from '../data'
import type { BlockView } from '../view'

const MAX_BODIES = 5

const slideOf = (row: BlockData): readonly Slide[] => {
  const name = textOf(row, 'name')
  const media = { image_url: imageOf(row), video: hrefOf(row, 'video') }
  if (name === '') return []
  return [{ name, ...omitEmpty({ description: textOf(row, 'description'), url: hrefOf(row, 'url'), ...media }) }]
}

export const heroView: BlockView = async (data, { site, isFirst: first, id }) => {
  const counts = await countStock(site.id)
  return (
    <Hero
      site={site}
      hero={{
        title: textOf(data, 'title') || site.name,
        slides: rowsOf(data, 'slides').flatMap(slideOf),
        ...omitEmpty({ text: textOf(data, 'text'), image_url: imageOf(data) }),
      }}
      total={counts.total}
      bodies={topNames(counts.byBody, MAX_BODIES)}
      first={first}
      id={id('hero-search')}
    />
  )
}
