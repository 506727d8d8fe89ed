import type { BrandsFile } from '@/src/domain/brands/brands-file'
import type { ItemsFile } from '@/src/domain/catalogue/items-file'
import type { FolderModel, ModelsFile } from '@/src/domain/models/models-file'
import { listFields, importRow, type DocumentFields } from './fields'
import type { NameRegistry } from './name-registry'
import { createCounter, whereOwned, type DocumentStore, upsert } from './document-store'

/** The tenant a folder is saved to, and the names of its documents. */
export type ProvisionTarget = {
  readonly store: DocumentStore
  readonly tenant: string
  readonly names: NameRegistry
  /** The switches of its template, which the folder does not have if the template existed before. */
  readonly templateSwitches: unknown
}

const toCents = (dollars: number | undefined): DocumentFields =>
  dollars === undefined ? {} : { price_cents: Math.round(dollars * 100) }

const statusOf = (draft: boolean | undefined) => ({ _status: draft === true ? 'draft' : 'published' })

const toVariant = ({ price, ...variant }: NonNullable<FolderModel['variants']>[number]): DocumentFields => ({
  price_type: 'drive_away',
  ...variant,
  ...toCents(price),
})

const buildModel = ({ store, tenant, names }: ProvisionTarget, model: FolderModel): DocumentFields => {
  const { cross_sells: _, variants = [], images = [], draft, in_menu = true, ...rest } = model
  const row = {
    ...rest,
    variants: variants.map(toVariant),
    images: images.map((one) => (typeof one === 'string' ? { image_url: one } : one)),
    in_menu,
  }
  return { ...importRow(listFields(store.payload, 'models'), row, names.idOf), tenant, ...statusOf(draft) }
}

/** Links models to each other, after all of them exist. */
const linkModels = async ({ store, tenant, names }: ProvisionTarget, models: readonly FolderModel[]): Promise<void> => {
  for (const { slug, cross_sells = [], draft } of models) {
    if (cross_sells.length === 0) continue
    const rows = importRow(listFields(store.payload, 'models'), { cross_sells }, names.idOf)
    await upsert(store, 'models', whereOwned(tenant, 'slug', slug), { ...rows, ...statusOf(draft) })
  }
}

/** Creates or updates a folder's manufacturers and models (TEN-09, MOD-06). */
export const provisionModels = async (target: ProvisionTarget, file: ModelsFile): Promise<void> => {
  const { store, tenant, names } = target
  for (const one of file.manufacturers) {
    const data = importRow(listFields(store.payload, 'manufacturers'), one, names.idOf)
    const id = await upsert(store, 'manufacturers', whereOwned(tenant, 'slug', one.slug), { ...data, tenant })
    names.add('manufacturers', one.slug, id)
  }
  for (const one of file.models) {
    const id = await upsert(store, 'models', whereOwned(tenant, 'slug', one.slug), buildModel(target, one))
    names.add('models', one.slug, id)
  }
  await linkModels(target, file.models)
}

/** Creates or updates a folder's brands directory (TEN-09, BRD-01). */
export const provisionBrands = async ({ store, tenant, names }: ProvisionTarget, file: BrandsFile): Promise<void> => {
  const { brands, ...head } = file
  await upsert(store, 'brand-directory', { tenant: { equals: tenant } }, { ...head, tenant })
  const fields = listFields(store.payload, 'brands')
  for (const [order, { paragraphs, draft, ...brand }] of brands.entries()) {
    await upsert(store, 'brands', whereOwned(tenant, 'slug', brand.slug), {
      ...importRow(fields, brand, names.idOf),
      paragraphs: paragraphs.join('\n\n'),
      order,
      tenant,
      ...statusOf(draft),
    })
  }
}

/** Creates or updates a folder's parts and accessories, found by name (TEN-09). */
export const provisionItems = async ({ store, tenant, names }: ProvisionTarget, items: ItemsFile): Promise<void> => {
  const fields = listFields(store.payload, 'dealership-items')
  const nth = createCounter()
  for (const { price, ...item } of items) {
    const data = { ...importRow(fields, item, names.idOf), ...toCents(price), tenant }
    await upsert(store, 'dealership-items', whereOwned(tenant, 'name', item.name), data, nth(item.name))
  }
}
