import 'server-only'
import { cache } from 'react'
import { isHex } from '@/src/domain/theme/colour'
import { cleanFeatures } from '@/src/domain/models/features'
import {
  isOemId,
  type CrossSell,
  type LinkedModel,
  type ModelCard,
  type ModelColour,
  type ModelPage,
  type ModelVariant,
} from '@/src/domain/models/model'
import { isModelSlug, shownStatusOf } from '@/src/domain/models/model-page'
import { MAX_MENU_MODELS, type MenuModel } from '@/src/domain/navigation/model-menu'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Manufacturer, Media, Model } from '@/src/payload-types'
import { brochureUrl } from '@/src/server/content/brochures'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { loadLinkCheck, type LinkCheck } from '@/src/server/content/link-check'
import { listStockedModels } from '@/src/server/stock/stock'
import { mediaUrl } from '@/src/server/content/menus'

type WithImage = { readonly image?: string | Media | null; readonly image_url?: string | null }

/** Converts a manufacturer that was read with its model; the name is empty if it was deleted. */
export const toManufacturer = (manufacturer: Model['manufacturer'] | null): { name: string; logo_url?: string } => {
  const found: Manufacturer | null = typeof manufacturer === 'object' ? manufacturer : null
  return { name: found?.name ?? '', ...omitEmpty({ logo_url: mediaUrl(found?.logo) ?? found?.logo_url }) }
}

const imageUrlOf = ({ image, image_url }: WithImage): string | undefined => mediaUrl(image) ?? image_url ?? undefined

type CardRow = WithImage & { readonly title: string; readonly text?: string | null; readonly href?: string | null }

const toCards = (rows: readonly CardRow[] | null | undefined): readonly ModelCard[] =>
  (rows ?? []).map((row) => ({
    title: row.title,
    ...omitEmpty({ text: row.text, href: row.href, image_url: imageUrlOf(row) }),
  }))

const toVariants = (rows: Model['variants']): readonly ModelVariant[] =>
  (rows ?? []).map(({ name, full_name, price_cents, price_type, features, ...row }) => ({
    name,
    price_type,
    features: cleanFeatures(features),
    ...omitEmpty({ full_name, price_cents, image_url: imageUrlOf(row) }),
  }))

/** An invalid colour, as an old import may have left, becomes transparent. */
const toHexOrTransparent = (text: string): string => (isHex(text) ? text : 'transparent')

const toColours = (rows: Model['colours']): readonly ModelColour[] =>
  (rows ?? []).map(({ name, hexCode, oem_id, model_variant_name, photo, photo_url }) => ({
    name,
    hexCode: toHexOrTransparent(hexCode),
    ...(oem_id && isOemId(oem_id) ? { oem_id } : {}),
    ...omitEmpty({ model_variant_name, photo_url: mediaUrl(photo) ?? photo_url }),
  }))

const toLinkedModel = (model: Model): LinkedModel => ({
  name: model.name,
  slug: model.slug,
  manufacturer: toManufacturer(model.manufacturer).name,
  body: model.body ?? '',
  ...omitEmpty({ image_url: imageUrlOf(model) }),
})

/** Links to published models; drafts and deleted models are left out. */
const toCrossSells = (rows: Model['cross_sells']): readonly CrossSell[] =>
  (rows ?? []).flatMap(({ size, model }) =>
    typeof model === 'object' && model?._status === 'published' ? [{ size, model: toLinkedModel(model) }] : [],
  )

const toSpecifications = (rows: Model['model_specifications']) =>
  (rows ?? []).map(({ value, category }) => ({ category, ...omitEmpty({ value }) }))

/** Converts a stored model, read with its references (depth 2), to the form its page shows. */
export const toModelPage = (model: Model): ModelPage => ({
  id: model.id,
  name: model.name,
  slug: model.slug,
  manufacturer: toManufacturer(model.manufacturer),
  body: model.body ?? '',
  status: model.status,
  hero_banners: toCards(model.hero_banners),
  model_specifications: toSpecifications(model.model_specifications),
  images: (model.images ?? []).flatMap((row) => imageUrlOf(row) ?? []),
  variants: toVariants(model.variants),
  colours: toColours(model.colours),
  driver_assistance_systems: (model.driver_assistance_systems ?? []).map(({ name, text }) => ({
    name,
    ...omitEmpty({ text }),
  })),
  owner_benefits: toCards(model.owner_benefits),
  cross_sells: toCrossSells(model.cross_sells),
  warranty_items: toCards(model.warranty_items),
  ...omitEmpty({
    short_description: model.short_description,
    image_url: imageUrlOf(model),
    brochure_url: brochureUrl(model.brochure) ?? model.brochure_url,
    colours_disclaimer: model.colours_disclaimer,
    disclaimer: model.disclaimer,
  }),
})

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
