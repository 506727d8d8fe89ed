import 'server-only'
import { cache } from 'react'
import type { ModelCard, ModelPage } from '@/src/domain/models/model'
import { isModelSlug, shownStatusOf } from '@/src/domain/models/model-page'
import { MAX_MENU_MODELS, type MenuModel } from '@/src/domain/navigation/model-menu'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { loadLinkCheck, type LinkCheck } from '@/src/server/content/link-check'
import { listStockedModels } from '@/src/server/stock/stock'
import { toManufacturer, toModelPage } from './to-model-page'

const withOpenCards = (cards: readonly ModelCard[], leadsToPage: LinkCheck): readonly ModelCard[] =>
  cards.map(({ href, ...card }) => ({ ...card, ...(href !== undefined && leadsToPage(href) ? { href } : {}) }))

/** Leaves out the links that lead nowhere (STF-06). */
const withOpenLinks = (model: ModelPage, leadsToPage: LinkCheck): ModelPage => ({
  ...model,
  hero_banners: withOpenCards(model.hero_banners, leadsToPage),
  owner_benefits: withOpenCards(model.owner_benefits, leadsToPage),
  warranty_items: withOpenCards(model.warranty_items, leadsToPage),
})

/** Shows a model as available once vehicles of it are in stock (MOD-03); only an announced one asks the search. */
export const withShownStatus = async (tenantId: string, model: ModelPage): Promise<ModelPage> =>
  model.status === 'available' ? model : { ...model, status: shownStatusOf(model, await listStockedModels(tenantId)) }

/** Finds a tenant's published model by its slug, with everything its page shows (MOD-01); null if it is not found. */
export const findModelPage = cache(async (tenantId: string, slug: string): Promise<ModelPage | null> => {
  if (!isModelSlug(slug)) return null
  const where = { slug: { equals: slug } }
  const found = await dataFor(tenantId).first('models', { where, depth: 2 })
  if (!found) return null
  return withOpenLinks(await withShownStatus(tenantId, toModelPage(found)), await loadLinkCheck(tenantId))
})

const menuFields = { name: true, slug: true, body: true, manufacturer: true } as const

const readMenuModels = async (tenantId: string): Promise<readonly MenuModel[]> => {
  const where = { in_menu: { equals: true } }
  const query = { where, depth: 1, limit: 4 * MAX_MENU_MODELS, sort: ['name'], select: menuFields }
  return (await dataFor(tenantId).find('models', query)).map(({ name, slug, body, manufacturer }) => ({
    name,
    slug,
    body: body ?? '',
    manufacturer: toManufacturer(manufacturer).name,
  }))
}

/** Returns the models that staff show in the menus (CNT-02), cached until the dealer's content changes. */
export const listMenuModels = cache(cachePerTenant(readMenuModels))
