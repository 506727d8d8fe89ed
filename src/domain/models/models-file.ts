import * as z from 'zod/mini'
import { hexColour, href, kebab, line, imageAddress, uploadName } from '@/src/domain/tenancy/folder-schemas'
import { priceTypes } from '@/src/domain/stock/vehicle/vehicle'
import { cleanFeature } from './features'
import { crossSellSizes, modelStatuses, oemIds } from './model'

const cardSchema = z.strictObject({
  title: line(80),
  text: z.exactOptional(line(300)),
  image: z.exactOptional(uploadName),
  image_url: z.exactOptional(imageAddress),
  href: z.exactOptional(href),
})

const variantSchema = z.strictObject({
  name: line(60),
  full_name: z.exactOptional(line(120)),
  image: z.exactOptional(uploadName),
  image_url: z.exactOptional(imageAddress),
  features: z
    .array(
      line(300).check(
        z.refine((text) => cleanFeature(text) === text, 'Expected text with no formatting other than emphasis.'),
      ),
    )
    .check(z.maxLength(30)),
  /** Dollars. */
  price: z.exactOptional(z.number().check(z.gte(1), z.lte(100_000_000))),
  price_type: z.exactOptional(z.enum(priceTypes)),
})

const colourSchema = z.strictObject({
  name: line(60),
  photo: z.exactOptional(uploadName),
  photo_url: z.exactOptional(imageAddress),
  hexCode: hexColour,
  oem_id: z.exactOptional(z.enum(oemIds)),
  model_variant_name: z.exactOptional(line(60)),
})

const optionalList = <T>(schema: z.ZodMiniType<T>, maxItems: number) =>
  z.exactOptional(z.array(schema).check(z.maxLength(maxItems)))

const modelSchema = z.strictObject({
  name: line(60),
  slug: kebab,
  /** Slug of one of the file's manufacturers. */
  manufacturer: kebab,
  body: z.exactOptional(line(60)),
  short_description: z.exactOptional(line(300)),
  image: z.exactOptional(uploadName),
  image_url: z.exactOptional(imageAddress),
  status: z.enum(modelStatuses),
  brochure: z.exactOptional(uploadName),
  brochure_url: z.exactOptional(href),
  /** Listed in the header's Models menu; default true. */
  in_menu: z.exactOptional(z.boolean()),
  draft: z.exactOptional(z.boolean()),
  hero_banners: optionalList(cardSchema, 6),
  model_specifications: optionalList(
    z.strictObject({ value: z.exactOptional(z.nullable(line(40))), category: line(60) }),
    40,
  ),
  /** Addresses, or uploaded files. */
  images: optionalList(
    z.union([
      imageAddress,
      z.strictObject({ image: z.exactOptional(uploadName), image_url: z.exactOptional(imageAddress) }),
    ]),
    30,
  ),
  variants: optionalList(variantSchema, 20),
  colours: optionalList(colourSchema, 300),
  colours_disclaimer: z.exactOptional(line(600)),
  driver_assistance_systems: optionalList(z.strictObject({ name: line(80), text: z.exactOptional(line(300)) }), 40),
  owner_benefits: optionalList(cardSchema, 3),
  /** Other models of this file by slug. */
  cross_sells: optionalList(z.strictObject({ size: z.enum(crossSellSizes), model: kebab }), 3),
  warranty_items: optionalList(cardSchema, 6),
  disclaimer: z.exactOptional(line(1000)),
})
export type FolderModel = z.infer<typeof modelSchema>

/** `models.json` of a tenant's folder: its manufacturers and models (MOD-01, MOD-06). */
export const modelsFile = z
  .strictObject({
    manufacturers: z
      .array(
        z.strictObject({
          name: line(60),
          slug: kebab,
          logo: z.exactOptional(uploadName),
          logo_url: z.exactOptional(imageAddress),
        }),
      )
      .check(z.maxLength(200)),
    models: z.array(modelSchema).check(z.maxLength(500)),
  })
  .check((context) => {
    const manufacturerSlugs = context.value.manufacturers.map(({ slug }) => slug)
    const slugs = context.value.models.map(({ slug }) => slug)
    const addIssue = (at: number, field: string, message: string): void => {
      context.issues.push({ code: 'custom', message, path: ['models', at, field], input: context.value })
    }
    for (const [at, { manufacturer, slug, cross_sells = [] }] of context.value.models.entries()) {
      if (!manufacturerSlugs.includes(manufacturer))
        addIssue(at, 'manufacturer', 'Expected the slug of a manufacturer in this file.')
      if (slugs.indexOf(slug) !== at) addIssue(at, 'slug', 'Another model has this slug.')
      if (cross_sells.some((one) => !slugs.includes(one.model)))
        addIssue(at, 'cross_sells', 'Expected slugs of models in this file.')
    }
  })
export type ModelsFile = z.infer<typeof modelsFile>
