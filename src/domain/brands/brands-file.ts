import * as z from 'zod/mini'
import { href, kebab, line, imageAddress, uploadName } from '@/src/domain/tenancy/folder-schemas'
import { brandGroups } from './brand'

const brand = z.strictObject({
  title: line(60),
  slug: kebab,
  group: z.enum(brandGroups),
  make: z.exactOptional(line(60)),
  logo: z.exactOptional(uploadName),
  logo_url: z.exactOptional(imageAddress),
  banner: z.exactOptional(uploadName),
  banner_url: z.exactOptional(imageAddress),
  paragraphs: z.array(line(6000)).check(z.maxLength(200)),
  skipPage: z.exactOptional(href),
  draft: z.exactOptional(z.boolean()),
})

/** `brands.json` of a tenant's folder: its brand directory in display order (BRD-01). */
export const brandsFile = z.strictObject({
  title: z.exactOptional(line(80)),
  text: z.exactOptional(line(600)),
  claims: z.array(z.strictObject({ value: line(20), label: line(60) })).check(z.maxLength(6)),
  brands: z.array(brand).check(z.maxLength(1000)),
})
export type BrandsFile = z.infer<typeof brandsFile>
