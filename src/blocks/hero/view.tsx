import { omitEmpty } from '@/src/domain/omit-empty'
import { Hero } from '@/src/features/home/hero'
import type { Slide } from '@/src/features/home/slides'
import { topNames } from '@/src/features/home/tiles'
import type { BlockData } from '@/src/server/content/block-data'
import { countStock } from '@/src/server/stock/stock'
import { imageOf, openHref, safeHref } from '../safe-values'
import type { BlockContext, BlockView } from '../view'

const MAX_BODIES = 5

type SlideRow = NonNullable<BlockData<'hero'>['slides']>[number]

const slideOf = (row: SlideRow, context: BlockContext): readonly Slide[] => {
  const { name, description } = row
  const media = { image_url: imageOf(row), video: safeHref(row.video) }
  return name === undefined ? [] : [{ name, ...omitEmpty({ description, url: openHref(row.url, context), ...media }) }]
}

export const heroView: BlockView<'hero'> = async (data, context) => {
  const { site, isFirst: first, id } = context
  const counts = await countStock(site.id)
  return (
    <Hero
      site={site}
      hero={{
        title: data.title ?? site.name,
        slides: (data.slides ?? []).flatMap((row) => slideOf(row, context)),
        ...omitEmpty({ text: data.text, image_url: imageOf(data) }),
      }}
      total={counts.total}
      bodies={topNames(counts.byBody, MAX_BODIES)}
      first={first}
      id={id('hero-search')}
    />
  )
}
