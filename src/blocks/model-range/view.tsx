import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import { emptyCatalogueSearch } from '@/src/domain/catalogue/search-params'
import { modelHref } from '@/src/domain/catalogue/records'
import { omitEmpty } from '@/src/domain/omit-empty'
import { TeaserList } from '@/src/features/content/teasers'
import { findModels } from '@/src/server/models/catalogue'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

/** Models shown; the link leads to the search for all of them. */
const MAX_MODELS = 9

export const modelRangeView: BlockView<'model-range'> = async (data, { site, id }) => {
  const lists: Record<string, string[]> = data.manufacturer ? { 'manufacturer.name': [data.manufacturer] } : {}
  const found = await findModels(site.id, { ...emptyCatalogueSearch, lists })
  if (!found || found.hits.length === 0) return null
  return (
    <Section title={data.heading ?? 'Our range'} id={id('models')} more={{ label: 'Browse by model', href: '/models' }}>
      <TeaserList
        as="h3"
        teasers={found.hits.slice(0, MAX_MODELS).map((one) => ({
          href: modelHref(one, site.switches.search),
          title: formatMakeModel(one.manufacturer.name, one.model.name),
          text: one.short_description ?? one.model.body,
          image_url: one.image_url,
          ...omitEmpty({ note: one.status === 'coming_soon' ? 'Coming soon' : undefined }),
        }))}
      />
    </Section>
  )
}
