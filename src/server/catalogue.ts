import 'server-only'
import type { CatalogueSearch } from '@/src/domain/catalogue/address'
import { dealershipIds, itemKind, modelKind, type ItemRecord, type ModelRecord } from '@/src/domain/catalogue/records'
import { prepare, searchCatalogue, type CatalogueAnswer } from '@/src/domain/catalogue/search'
import { present } from '@/src/domain/present'
import type { DealershipItem, Model } from '@/src/payload-types'
import { dataFor } from './data'
import { keptPerTenant } from './kept'
import { manufacturerOf } from './models'
import { mediaUrl } from './menus'
import { siteById } from './site'

/** Upper bound of the models or items that are searched. */
const most = 5000

/** Fields of a model that the search shows; the sections of its page are not read. */
const shown = {
  manufacturer: true,
  name: true,
  slug: true,
  body: true,
  short_description: true,
  image: true,
  image_url: true,
  status: true,
} as const

const modelOf = ({
  id,
  manufacturer,
  name,
  slug,
  body,
  short_description,
  image,
  image_url,
  status,
}: Model): ModelRecord => ({
  id,
  slug,
  manufacturer: { name: manufacturerOf(manufacturer).name },
  model: { name, body: body ?? '' },
  status,
  ...present({ short_description, image_url: mediaUrl(image) ?? image_url }),
})

const itemOf = (item: DealershipItem): ItemRecord => ({
  id: item.id,
  name: item.name,
  categories: item.categories ?? [],
  dealership_id: item.dealership_id,
  ...present({
    part_number: item.part_number,
    description: item.description,
    price: typeof item.price_cents === 'number' ? item.price_cents / 100 : undefined,
    image_url: mediaUrl(item.image) ?? item.image_url,
  }),
})

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Models to search. A manufacturer's own dealer has only that manufacturer's models (SRCH-15). */
const models = keptPerTenant(async (tenantId) => {
  const site = await siteById(tenantId)
  if (!site) return null
  const sort = ['manufacturer.name', 'name', 'id']
  const query = { depth: 1, limit: most, sort, select: shown }
  const all = (await dataFor(tenantId).find('models', query)).map(modelOf)
  const own = site.manufacturer?.name
  return prepare(own === undefined ? all : all.filter((one) => sameName(one.manufacturer.name, own)), modelKind)
})

/** Items to search: those of the dealerships of this site (SRCH-15). */
const items = keptPerTenant(async (tenantId) => {
  const site = await siteById(tenantId)
  if (!site) return null
  const where = { dealership_id: { in: dealershipIds(site) } }
  const all = await dataFor(tenantId).find('dealership-items', { depth: 1, limit: most, sort: ['name', 'id'], where })
  return prepare(all.map(itemOf), itemKind)
})

/** Searches a tenant's models (SRCH-15); null for an unknown tenant. */
export const findModels = async (
  tenantId: string,
  search: CatalogueSearch,
): Promise<CatalogueAnswer<ModelRecord> | null> => {
  const all = await models(tenantId)
  return all && searchCatalogue(all, search, modelKind)
}

/** Searches a tenant's items (SRCH-15); null for an unknown tenant. */
export const findItems = async (
  tenantId: string,
  search: CatalogueSearch,
): Promise<CatalogueAnswer<ItemRecord> | null> => {
  const all = await items(tenantId)
  return all && searchCatalogue(all, search, itemKind)
}
