import 'server-only'
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
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Manufacturer, Media, Model } from '@/src/payload-types'
import { brochureUrl } from '@/src/server/content/brochures'
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
