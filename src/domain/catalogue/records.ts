import { makeHref } from '@/src/domain/navigation/search-links'
import { toSlug } from '@/src/domain/text/slug'
import type { Site } from '@/src/domain/tenancy/site'
import type { CatalogueKind } from './search'

/** A manufacturer's model as its search returns it (SRCH-15). */
export type ModelRecord = {
  readonly id: string
  /** Its page is `/models/{slug}` (MOD-01). */
  readonly slug: string
  readonly manufacturer: { readonly name: string }
  readonly model: { readonly name: string; readonly body: string }
  readonly short_description?: string
  /** Its image; the studio image of its body for a model without one. */
  readonly image_url: string
  readonly status: 'available' | 'coming_soon'
}

/** A part or accessory that a dealership sells. Price in dollars. */
export type ItemRecord = {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly categories: readonly string[]
  readonly price?: number
  readonly part_number?: string
  readonly image_url?: string
  readonly dealership_id: string
}

export const modelKind: CatalogueKind<ModelRecord> = {
  texts: ({ manufacturer, model }) => [`${manufacturer.name} ${model.name}`, model.body],
  lists: {
    'manufacturer.name': ({ manufacturer }) => [manufacturer.name],
    'model.name': ({ model }) => [model.name],
    'model.body': ({ model }) => (model.body === '' ? [] : [model.body]),
  },
}

export const itemKind: CatalogueKind<ItemRecord> = {
  texts: ({ name, part_number, categories, description }) => [
    `${name} ${part_number ?? ''}`,
    categories.join(' '),
    description ?? '',
  ],
  lists: { categories: ({ categories }) => categories },
  price: ({ price }) => price,
}

/** Lists the dealerships whose items a site shows. */
export const listDealershipIds = (
  site: Pick<Site, 'dealership_id' | 'dealerships' | 'locations'>,
): readonly string[] => [
  ...new Set(
    [
      site.dealership_id,
      ...(site.dealerships ?? []).map((one) => one.dealership_id),
      ...site.locations.map((one) => one.dealership_id),
    ].filter((id) => id !== undefined),
  ),
]

/** Returns the address of a model's stock, such as `/search/toyota/corolla` (SRCH-03). */
export const modelHref = (
  { manufacturer, model }: Pick<ModelRecord, 'manufacturer' | 'model'>,
  search: Pick<Site['switches']['search'], 'base_path' | 'path_prefix' | 'excluded_makes'>,
): string => {
  const make = makeHref(manufacturer.name, search)
  const slug = toSlug(model.name)
  return make.includes('?') || slug === ''
    ? `${search.base_path}?${new URLSearchParams({ 'refinementList[make_model][0]': `${manufacturer.name}:${model.name}` }).toString()}`
    : `${make}/${slug}`
}
