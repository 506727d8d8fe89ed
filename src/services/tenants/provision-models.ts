import type { Payload } from 'payload'
import type { BrandsFile } from '@/src/domain/brands/brands-file'
import type { FolderModel, ModelsFile } from '@/src/domain/models/models-file'
import { upsert } from './store'

/** What a document of this tenant with this slug is found by. */
const named = (tenantId: string, slug: string) => ({
  and: [{ tenant: { equals: tenantId } }, { slug: { equals: slug } }],
})

type Ids = ReadonlyMap<string, string>

const variantOf = ({ price, ...variant }: NonNullable<FolderModel['variants']>[number]) => ({
  price_type: 'drive_away',
  ...variant,
  ...(price === undefined ? {} : { price_cents: price * 100 }),
})

const modelData = (tenantId: string, model: FolderModel, manufacturers: Ids) => {
  const { manufacturer, cross_sells: _, variants = [], images = [], ...rest } = model
  return {
    ...rest,
    tenant: tenantId,
    manufacturer: manufacturers.get(manufacturer),
    variants: variants.map(variantOf),
    images: images.map((image_url) => ({ image_url })),
    in_menu: true,
    _status: 'published',
  }
}

/** Models point to each other: what they point to has to be there first. */
const linkModels = async (payload: Payload, models: readonly FolderModel[], ids: Ids): Promise<void> => {
  for (const { slug, cross_sells = [] } of models) {
    const id = ids.get(slug)
    if (id === undefined || cross_sells.length === 0) continue
    const rows = cross_sells.flatMap(({ size, model }) => {
      const linked = ids.get(model)
      return linked === undefined ? [] : [{ size, model: linked }]
    })
    await payload.update({
      collection: 'models',
      id,
      data: { cross_sells: rows, _status: 'published' },
      depth: 0,
      overrideAccess: true,
    })
  }
}

/** Makes or renews a folder's manufacturers and models (TEN-09, MOD-06). */
export const provisionModels = async (payload: Payload, tenantId: string, file: ModelsFile): Promise<void> => {
  const manufacturers = new Map<string, string>()
  for (const one of file.manufacturers) {
    const id = await upsert(payload, 'manufacturers', named(tenantId, one.slug), { ...one, tenant: tenantId })
    manufacturers.set(one.slug, id)
  }
  const ids = new Map<string, string>()
  for (const one of file.models) {
    const data = modelData(tenantId, one, manufacturers)
    ids.set(one.slug, await upsert(payload, 'models', named(tenantId, one.slug), data))
  }
  await linkModels(payload, file.models, ids)
}

/** Makes or renews a folder's brands directory (TEN-09, BRD-01). */
export const provisionBrands = async (payload: Payload, tenantId: string, file: BrandsFile): Promise<void> => {
  const { brands, ...head } = file
  const own = { tenant: { equals: tenantId } }
  await upsert(payload, 'brand-directory', own, { ...head, tenant: tenantId })
  for (const [order, { paragraphs, ...brand }] of brands.entries()) {
    await upsert(payload, 'brands', named(tenantId, brand.slug), {
      ...brand,
      paragraphs: paragraphs.join('\n\n'),
      order,
      tenant: tenantId,
      _status: 'published',
    })
  }
}
