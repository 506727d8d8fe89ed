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
import { isModelSlug } from '@/src/domain/models/page-parts'
import { mostListed, type ListedModel } from '@/src/domain/navigation/model-menu'
import { present } from '@/src/domain/present'
import type { Manufacturer, Media, Model } from '@/src/payload-types'
import { brochureUrl } from './brochures'
import { dataFor } from './data'
import { keptPerTenant } from './kept'
import { mediaUrl } from './menus'

type Pictured = { readonly image?: string | Media | null; readonly image_url?: string | null }

/** Converts a manufacturer that was read with its model; the name is empty if it was deleted. */
export const manufacturerOf = (manufacturer: Model['manufacturer'] | null): { name: string; logo_url?: string } => {
  const found: Manufacturer | null = typeof manufacturer === 'object' ? manufacturer : null
  return { name: found?.name ?? '', ...present({ logo_url: mediaUrl(found?.logo) ?? found?.logo_url }) }
}

const pictureOf = ({ image, image_url }: Pictured): string | undefined => mediaUrl(image) ?? image_url ?? undefined

type CardRow = Pictured & { readonly title: string; readonly text?: string | null; readonly href?: string | null }

const cardsOf = (rows: readonly CardRow[] | null | undefined): readonly ModelCard[] =>
  (rows ?? []).map((row) => ({
    title: row.title,
    ...present({ text: row.text, href: row.href, image_url: pictureOf(row) }),
  }))

const variantsOf = (rows: Model['variants']): readonly ModelVariant[] =>
  (rows ?? []).map(({ name, full_name, price_cents, price_type, features, ...row }) => ({
    name,
    price_type,
    features: cleanFeatures(features),
    ...present({ full_name, price_cents, image_url: pictureOf(row) }),
  }))

/** An invalid colour, as an old import may have left, becomes transparent. */
const hexOf = (text: string): string => (isHex(text) ? text : 'transparent')

const coloursOf = (rows: Model['colours']): readonly ModelColour[] =>
  (rows ?? []).map(({ name, hexCode, oem_id, model_variant_name, photo, photo_url }) => ({
    name,
    hexCode: hexOf(hexCode),
    ...(oem_id && isOemId(oem_id) ? { oem_id } : {}),
    ...present({ model_variant_name, photo_url: mediaUrl(photo) ?? photo_url }),
  }))

const linkedOf = (model: Model): LinkedModel => ({
  name: model.name,
  slug: model.slug,
  manufacturer: manufacturerOf(model.manufacturer).name,
  body: model.body ?? '',
  ...present({ image_url: pictureOf(model) }),
})

/** Links to published models; drafts and deleted models are left out. */
const crossSellsOf = (rows: Model['cross_sells']): readonly CrossSell[] =>
  (rows ?? []).flatMap(({ size, model }) =>
    typeof model === 'object' && model?._status === 'published' ? [{ size, model: linkedOf(model) }] : [],
  )

const specificationsOf = (rows: Model['model_specifications']) =>
  (rows ?? []).map(({ value, category }) => ({ category, ...present({ value }) }))

/** Converts a stored model, read with its references (depth 2), to the form its page shows. */
export const modelPageOf = (model: Model): ModelPage => ({
  id: model.id,
  name: model.name,
  slug: model.slug,
  manufacturer: manufacturerOf(model.manufacturer),
  body: model.body ?? '',
  status: model.status,
  hero_banners: cardsOf(model.hero_banners),
  model_specifications: specificationsOf(model.model_specifications),
  images: (model.images ?? []).flatMap((row) => pictureOf(row) ?? []),
  variants: variantsOf(model.variants),
  colours: coloursOf(model.colours),
  driver_assistance_systems: (model.driver_assistance_systems ?? []).map(({ name, text }) => ({
    name,
    ...present({ text }),
  })),
  owner_benefits: cardsOf(model.owner_benefits),
  cross_sells: crossSellsOf(model.cross_sells),
  warranty_items: cardsOf(model.warranty_items),
  ...present({
    short_description: model.short_description,
    image_url: pictureOf(model),
    brochure_url: brochureUrl(model.brochure) ?? model.brochure_url,
    colours_disclaimer: model.colours_disclaimer,
    disclaimer: model.disclaimer,
  }),
})

/** Finds a tenant's published model by its slug, with everything its page shows (MOD-01); null if there is none. */
export const modelBySlug = cache(async (tenantId: string, slug: string): Promise<ModelPage | null> => {
  if (!isModelSlug(slug)) return null
  const where = { slug: { equals: slug } }
  const found = await dataFor(tenantId).first('models', { where, depth: 2 })
  return found && modelPageOf(found)
})

const menuFields = { name: true, slug: true, body: true, manufacturer: true } as const

const readListed = async (tenantId: string): Promise<readonly ListedModel[]> => {
  const where = { in_menu: { equals: true } }
  const query = { where, depth: 1, limit: 4 * mostListed, sort: ['name'], select: menuFields }
  return (await dataFor(tenantId).find('models', query)).map(({ name, slug, body, manufacturer }) => ({
    name,
    slug,
    body: body ?? '',
    manufacturer: manufacturerOf(manufacturer).name,
  }))
}

/** Returns the models that staff show in the menus (CNT-02), cached until the dealer's content changes. */
export const listedModels = cache(keptPerTenant(readListed))
