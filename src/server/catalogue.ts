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

/** Rows of one set that are searched at most. */
const most = 5000

/** What the search shows of a model: its page's parts are not read. */
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

/** The fixed filter of the car-model search: at a manufacturer's own dealer its models alone (D§7). */
const models = keptPerTenant(async (tenantId) => {
  const site = await siteById(tenantId)
  if (!site) return null
  const sort = ['manufacturer.name', 'name', 'id']
  const query = { depth: 1, limit: most, sort, select: shown }
  const all = (await dataFor(tenantId).find('models', query)).map(modelOf)
  const own = site.manufacturer?.name
  return prepare(own === undefined ? all : all.filter((one) => sameName(one.manufacturer.name, own)), modelKind)
})

/** The fixed filter of the dealership-items search: the dealerships this site speaks for. */
const items = keptPerTenant(async (tenantId) => {
  const site = await siteById(tenantId)
  if (!site) return null
  const where = { dealership_id: { in: dealershipIds(site) } }
  const all = await dataFor(tenantId).find('dealership-items', { depth: 1, limit: most, sort: ['name', 'id'], where })
  return prepare(all.map(itemOf), itemKind)
})

/** A tenant's models that answer a search (SRCH-15); null for no tenant. */
export const findModels = async (
  tenantId: string,
  search: CatalogueSearch,
): Promise<CatalogueAnswer<ModelRecord> | null> => {
  const all = await models(tenantId)
  return all && searchCatalogue(all, search, modelKind)
}

/** A tenant's items that answer a search (SRCH-15); null for no tenant. */
export const findItems = async (
  tenantId: string,
  search: CatalogueSearch,
): Promise<CatalogueAnswer<ItemRecord> | null> => {
  const all = await items(tenantId)
  return all && searchCatalogue(all, search, itemKind)
}
