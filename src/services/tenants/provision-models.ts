import type { BrandsFile } from '@/src/domain/brands/brands-file'
import type { ItemsFile } from '@/src/domain/catalogue/items-file'
import type { FolderModel, ModelsFile } from '@/src/domain/models/models-file'
import { fieldsOf, importRow, type Names, type Row } from './fields'
import { counter, owned, type Store, upsert } from './store'

/** The tenant a folder is saved to, and the names of its documents. */
export type Target = { readonly store: Store; readonly tenant: string; readonly names: Names }

const cents = (dollars: number | undefined): Row =>
  dollars === undefined ? {} : { price_cents: Math.round(dollars * 100) }

const statusOf = (draft: boolean | undefined) => ({ _status: draft === true ? 'draft' : 'published' })

const variantOf = ({ price, ...variant }: NonNullable<FolderModel['variants']>[number]): Row => ({
  price_type: 'drive_away',
  ...variant,
  ...cents(price),
})

const modelData = ({ store, tenant, names }: Target, model: FolderModel): Row => {
  const { cross_sells: _, variants = [], images = [], draft, in_menu = true, ...rest } = model
  const row = {
    ...rest,
    variants: variants.map(variantOf),
    images: images.map((one) => (typeof one === 'string' ? { image_url: one } : one)),
    in_menu,
  }
  return { ...importRow(fieldsOf(store.payload, 'models'), row, names.idOf), tenant, ...statusOf(draft) }
}

/** Links models to each other, after all of them exist. */
const linkModels = async ({ store, tenant, names }: Target, models: readonly FolderModel[]): Promise<void> => {
  for (const { slug, cross_sells = [], draft } of models) {
    if (cross_sells.length === 0) continue
    const rows = importRow(fieldsOf(store.payload, 'models'), { cross_sells }, names.idOf)
    await upsert(store, 'models', owned(tenant, 'slug', slug), { ...rows, ...statusOf(draft) })
  }
}

/** Creates or updates a folder's manufacturers and models (TEN-09, MOD-06). */
export const provisionModels = async (target: Target, file: ModelsFile): Promise<void> => {
  const { store, tenant, names } = target
  for (const one of file.manufacturers) {
    const data = importRow(fieldsOf(store.payload, 'manufacturers'), one, names.idOf)
    const id = await upsert(store, 'manufacturers', owned(tenant, 'slug', one.slug), { ...data, tenant })
    names.add('manufacturers', one.slug, id)
  }
  for (const one of file.models) {
    const id = await upsert(store, 'models', owned(tenant, 'slug', one.slug), modelData(target, one))
    names.add('models', one.slug, id)
  }
  await linkModels(target, file.models)
}

/** Creates or updates a folder's brands directory (TEN-09, BRD-01). */
export const provisionBrands = async ({ store, tenant, names }: Target, file: BrandsFile): Promise<void> => {
  const { brands, ...head } = file
  await upsert(store, 'brand-directory', { tenant: { equals: tenant } }, { ...head, tenant })
  const fields = fieldsOf(store.payload, 'brands')
  for (const [order, { paragraphs, draft, ...brand }] of brands.entries()) {
    await upsert(store, 'brands', owned(tenant, 'slug', brand.slug), {
      ...importRow(fields, brand, names.idOf),
      paragraphs: paragraphs.join('\n\n'),
      order,
      tenant,
      ...statusOf(draft),
    })
  }
}

/** Creates or updates a folder's parts and accessories, found by name (TEN-09). */
export const provisionItems = async ({ store, tenant, names }: Target, items: ItemsFile): Promise<void> => {
  const fields = fieldsOf(store.payload, 'dealership-items')
  const nth = counter()
  for (const { price, ...item } of items) {
    const data = { ...importRow(fields, item, names.idOf), ...cents(price), tenant }
    await upsert(store, 'dealership-items', owned(tenant, 'name', item.name), data, nth(item.name))
  }
}
