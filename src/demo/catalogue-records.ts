import { renderedBodyOf } from '@/src/domain/images/studio-image'
import * as z from 'zod/mini'
import { toSlug } from '@/src/domain/text/slug'
import { catalogue, type DemoModel } from './catalogue/model'
import { renderedImageUrl, type RenderedColour } from '@/src/domain/images/rendered-images'
import type { DemoStockSpec } from './stock-spec'

const itemSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  part_number: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  categories: z.array(z.string()),
  /** Dollars. */
  price: z.exactOptional(z.number().check(z.gt(0))),
})

/** `demo-catalogue.json` of a demo tenant's folder: its announced models and parts. Every member is optional. */
export const demoCatalogueSchema = z.strictObject({
  /** Announced models, as `Make Model`. */
  /** By make and model; the other models are described from their figures. */
  descriptions: z.exactOptional(z.record(z.string(), z.string())),
  items: z.exactOptional(z.array(itemSchema)),
})
export type DemoCatalogueFile = z.infer<typeof demoCatalogueSchema>

/** A row of `models`. */
export type DemoModelRecord = {
  readonly manufacturer_name: string
  readonly manufacturer_slug: string
  readonly name: string
  readonly slug: string
  readonly body: string
  readonly short_description: string
  readonly image_url: string
  readonly status: 'available'
}

const imagePaints: readonly RenderedColour[] = [
  'white',
  'blue',
  'silver',
  'red',
  'grey',
  'teal',
  'navy',
  'pearl',
  'orange',
]

const describeModel = (model: DemoModel): string => {
  const fuels = [...new Set(model.badges.flatMap(({ engine }) => engine?.fuel ?? []))]
  const seats = model.item_type === 'car' ? [`${model.seats} seats`] : []
  const badges = model.badges.length > 1 ? [`${model.badges.length} versions`] : []
  return [...seats, fuels.join(' or '), ...badges].filter((part) => part !== '').join(' · ')
}

const isStocked = (spec: DemoStockSpec, { item_type, make, model }: DemoModel): boolean =>
  spec.groups.some(
    (group) =>
      group.item_type === item_type &&
      (Object.hasOwn(group.models, make) || Object.hasOwn(group.models, `${make} ${model}`)),
  )

/** Returns a slug for each model: the model's name, preceded by the make where two makes share the name. */
const toModelSlugs = (models: readonly DemoModel[]): readonly string[] => {
  const baseSlugs = models.map(({ model }) => toSlug(model))
  return models.map(({ make }, index) => {
    const slug = baseSlugs[index] ?? ''
    return baseSlugs.filter((one) => one === slug).length > 1 ? `${toSlug(make)}-${slug}` : slug
  })
}

/** Builds the records of all models of the makes that a demo tenant stocks. */
export const buildDemoModels = (
  spec: DemoStockSpec,
  { descriptions = {} }: DemoCatalogueFile,
): readonly DemoModelRecord[] => {
  const models = catalogue.filter((model) => isStocked(spec, model))
  const slugs = toModelSlugs(models)
  return models.map((model, index): DemoModelRecord => ({
    manufacturer_name: model.make,
    manufacturer_slug: toSlug(model.make),
    name: model.model,
    slug: slugs[index] ?? '',
    body: model.body,
    short_description: descriptions[`${model.make} ${model.model}`] ?? describeModel(model),
    image_url: renderedImageUrl(
      renderedBodyOf({ body: model.body, make: model.make, model: model.model }),
      imagePaints[index % imagePaints.length] ?? 'white',
      '030',
    ),
    status: 'available',
  }))
}
