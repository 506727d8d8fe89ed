import { omitEmpty } from '@/src/domain/omit-empty'
import { Hero } from '@/src/features/home/hero'
import type { Slide } from '@/src/features/home/slides'
import { topNames } from '@/src/features/home/tiles'
import type { BlockData } from '@/src/server/content/block-data'
import { countStock } from '@/src/server/stock/stock'
import { imageOf, safeHref } from '../safe-values'
import type { BlockView } from '../view'

const MAX_BODIES = 5

type SlideRow = NonNullable<BlockData<'hero'>['slides']>[number]

const slideOf = (row: SlideRow): readonly Slide[] => {
  const { name, description } = row
  const media = { image_url: imageOf(row), video: safeHref(row.video) }
  return name === undefined ? [] : [{ name, ...omitEmpty({ description, url: safeHref(row.url), ...media }) }]
}

export const heroView: BlockView<'hero'> = async (data, { site, isFirst: first, id }) => {
  const counts = await countStock(site.id)
  return (
    <Hero
      site={site}
      hero={{
        title: data.title ?? site.name,
        slides: (data.slides ?? []).flatMap(slideOf),
        ...omitEmpty({ text: data.text, image_url: imageOf(data) }),
      }}
      total={counts.total}
      bodies={topNames(counts.byBody, MAX_BODIES)}
      first={first}
      id={id('hero-search')}
    />
  )
}
