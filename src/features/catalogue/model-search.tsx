'use client'

import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { modelFields } from '@/src/domain/catalogue/search-params'
import { modelHref, type ModelRecord } from '@/src/domain/catalogue/records'
import type { Switches } from '@/src/domain/switches'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { CatalogueSearchView } from './catalogue-search'
import type { CatalogueState } from './use-catalogue'

type SearchSwitches = Pick<Switches['search'], 'base_path' | 'path_prefix' | 'excluded_makes' | 'no_results_path'>

const titles = { 'manufacturer.name': 'Manufacturer', 'model.name': 'Model', 'model.body': 'Body' }

const ModelCard = ({ record, search }: { record: ModelRecord; search: SearchSwitches }) => {
  const { imageHost } = useSiteBasics()
  const { manufacturer, model, slug, short_description, status } = record
  const { image_url: src } = record
  const name = formatMakeModel(manufacturer.name, model.name)
  return (
    <article className="border-border bg-raised flex h-full flex-col overflow-hidden rounded-md border">
      <ResponsiveImage
        src={imageUrl(src, { width: 480 }, imageHost)}
        srcSet={imageSrcSet(src, [320, 480, 640, 960], {}, imageHost)}
        sizes="(width >= 64rem) 26rem, (width >= 40rem) 48vw, 92vw"
        alt=""
        width={480}
        height={320}
        className="aspect-3/2 w-full object-cover"
      />
      <div className="grid flex-1 content-start gap-1 p-4">
        <h2 className="text-base font-semibold">
          <a href={`/models/${slug}`} className="inline-block min-h-6 underline-offset-4 hover:underline">
            {name}
          </a>
        </h2>
        {model.body !== '' && <p className="text-sm font-semibold">{model.body}</p>}
        {short_description && <p className="text-muted text-sm">{short_description}</p>}
      </div>
      <div className="px-4 pb-4">
        {status === 'coming_soon' ? (
          <p className="bg-coming text-on-status inline-flex min-h-8 items-center rounded-sm px-3 text-sm font-semibold">
            Coming soon
          </p>
        ) : (
          <a href={modelHref(record, search)} className="btn btn-md btn-secondary w-full">
            View stock
            <span className="sr-only">{`: ${name}`}</span>
          </a>
        )}
      </div>
    </article>
  )
}

/** Search of vehicle models (SRCH-15). */
export const ModelSearch = ({ initial, search }: { initial: CatalogueState<ModelRecord>; search: SearchSwitches }) => (
  <CatalogueSearchView
    path="/models"
    endpoint="/api/models"
    fields={modelFields}
    initial={initial}
    noun={['model', 'models']}
    queryLabel="Search models"
    titles={titles}
    refreshPath={search.no_results_path}
    card={(record) => <ModelCard record={record} search={search} />}
  />
)
