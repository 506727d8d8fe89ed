import { makeHref } from '@/src/domain/navigation/search-links'
import { omitEmpty } from '@/src/domain/omit-empty'
import { TileList } from '@/src/features/home/tile-list'
import { topNames } from '@/src/features/home/tiles'
import { countStock } from '@/src/server/stock/stock'
import { makeLogoHref } from '@/src/shared/logos/make-logo'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'
import { formatInteger } from '@/src/domain/text/numbers'

export const brandsView: BlockView<'brands'> = async (data, { site, id }) => {
  const { byMake } = await countStock(site.id)
  const makes = topNames(byMake, Math.min(20, Math.max(2, Math.round(data.limit ?? 8))))
  if (makes.length < 2) return null
  return (
    <Section title="Our brands" id={id('brands')}>
      <TileList
        tiles={makes.map((make) => ({
          href: makeHref(make, site.switches.search),
          label: make,
          ...omitEmpty({ mark: makeLogoHref(make) }),
          note: `${formatInteger(byMake[make] ?? 0)} in stock`,
        }))}
      />
    </Section>
  )
}
