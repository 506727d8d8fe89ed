import { present } from '@/src/domain/present'
import { Hero } from '@/src/features/home/hero'
import type { Slide } from '@/src/features/home/slides'
import { mostOf } from '@/src/features/home/tiles'
import { stockCounts } from '@/src/server/stock'
import { type BlockData, hrefOf, pictureOf, rowsOf, textOf } from '../data'
import type { BlockView } from '../view'

const mostBodies = 5

const slideOf = (row: BlockData): readonly Slide[] => {
  const name = textOf(row, 'name')
  const shown = { image_url: pictureOf(row), video: hrefOf(row, 'video') }
  if (name === '') return []
  return [{ name, ...present({ description: textOf(row, 'description'), url: hrefOf(row, 'url'), ...shown }) }]
}

export const heroView: BlockView = async (data, { site, first, id }) => {
  const counts = await stockCounts(site.id)
  return (
    <Hero
      site={site}
      hero={{
        title: textOf(data, 'title') || site.name,
        slides: rowsOf(data, 'slides').flatMap(slideOf),
        ...present({ text: textOf(data, 'text'), image_url: pictureOf(data) }),
      }}
      total={counts.total}
      bodies={mostOf(counts.byBody, mostBodies)}
      first={first}
      id={id('hero-search')}
    />
  )
}
