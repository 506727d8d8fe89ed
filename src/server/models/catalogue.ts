import 'server-only'
import { bodyPlaceholderUrl } from '@/src/domain/images/studio-image'
import type { CatalogueSearch } from '@/src/domain/catalogue/search-params'
import {
  listDealershipIds,
  itemKind,
  modelKind,
  type ItemRecord,
  type ModelRecord,
} from '@/src/domain/catalogue/records'
import { prepareRecords, searchCatalogue, type CatalogueResult } from '@/src/domain/catalogue/search'
import { shownStatusOf } from '@/src/domain/models/model-page'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { DealershipItem, Model } from '@/src/payload-types'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { toManufacturer } from './to-model-page'
import { mediaUrl } from '@/src/server/content/menus'
import { listStockedModels } from '@/src/server/stock/stock'
import { siteById } from '@/src/server/site/site'

/** Upper bound of the models or items that are searched. */
const MAX_ROWS = 5000

/** Fields of a model that the search shows; the sections of its page are not read. */
const modelFields = {
  manufacturer: true,
  name: true,
  slug: true,
  body: true,
  short_description: true,
  image: true,
  image_url: true,
  status: true,
} as const

const toModelRecord = ({
  id,
  manufacturer,
  name,
  slug,
  body,
  short_description,
  image,
  image_url,
  status,
}: Model): ModelRecord => {
  const { name: make } = toManufacturer(manufacturer)
  return {
    id,
    slug,
    manufacturer: { name: make },
    model: { name, body: body ?? '' },
    status,
    // Decided here, so that browsers load no table of bodies for it.
    image_url: mediaUrl(image) ?? (image_url || bodyPlaceholderUrl({ make, model: name, body })),
    ...omitEmpty({ short_description }),
  }
}

const toItemRecord = (item: DealershipItem): ItemRecord => ({
  id: item.id,
  name: item.name,
  categories: item.categories ?? [],
  dealership_id: item.dealership_id,
  ...omitEmpty({
    part_number: item.part_number,
    description: item.description,
    price: typeof item.price_cents === 'number' ? item.price_cents / 100 : undefined,
    image_url: mediaUrl(item.image) ?? item.image_url,
  }),
})

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Models to search. A manufacturer's own dealer has only that manufacturer's models (SRCH-15). */
const loadModels = cachePerTenant(async (tenantId) => {
  const site = await siteById(tenantId)
  if (!site) return null
  const sort = ['manufacturer.name', 'name', 'id']
  const query = { depth: 1, limit: MAX_ROWS, sort, select: modelFields }
  const all = (await dataFor(tenantId).find('models', query)).map(toModelRecord)
  const manufacturerName = site.manufacturer?.name
  return prepareRecords(
    manufacturerName === undefined ? all : all.filter((one) => isSameName(one.manufacturer.name, manufacturerName)),
    modelKind,
  )
})

/** Items to search: those of the dealerships of this site (SRCH-15). */
const loadItems = cachePerTenant(async (tenantId) => {
  const site = await siteById(tenantId)
  if (!site) return null
  const where = { dealership_id: { in: listDealershipIds(site) } }
  const all = await dataFor(tenantId).find('dealership-items', {
    depth: 1,
    limit: MAX_ROWS,
    sort: ['name', 'id'],
    where,
  })
  return prepareRecords(all.map(toItemRecord), itemKind)
})

/** An announced model of which vehicles are in stock is available (MOD-03). */
const toShownModel = (record: ModelRecord, stocked: ReadonlySet<string>): ModelRecord => ({
  ...record,
  status: shownStatusOf({ ...record, name: record.model.name }, stocked),
})

/** Searches a tenant's models (SRCH-15); null for an unknown tenant. */
export const findModels = async (
  tenantId: string,
  search: CatalogueSearch,
): Promise<CatalogueResult<ModelRecord> | null> => {
  const all = await loadModels(tenantId)
  if (!all) return null
  const result = searchCatalogue(all, search, modelKind)
  if (result.hits.every(({ status }) => status === 'available')) return result
  const stocked = await listStockedModels(tenantId)
  return { ...result, hits: result.hits.map((hit) => toShownModel(hit, stocked)) }
}

/** Searches a tenant's items (SRCH-15); null for an unknown tenant. */
export const findItems = async (
  tenantId: string,
  search: CatalogueSearch,
): Promise<CatalogueResult<ItemRecord> | null> => {
  const all = await loadItems(tenantId)
  return all && searchCatalogue(all, search, itemKind)
}
