import * as z from 'zod/mini'
import { href, kebab, line, picture } from '@/src/domain/tenancy/folder-parts'
import { brandGroups } from './brand'

const brand = z.strictObject({
  title: line(60),
  slug: kebab,
  group: z.enum(brandGroups),
  make: z.exactOptional(line(60)),
  logo_url: z.exactOptional(picture),
  banner_url: z.exactOptional(picture),
  paragraphs: z.array(line(1000)).check(z.maxLength(12)),
  skipPage: z.exactOptional(href),
})

/** `brands.json` of a tenant's folder: its directory of brands (BRD-01), in the order shown. */
export const brandsFile = z.strictObject({
  title: line(80),
  text: z.exactOptional(line(600)),
  claims: z.array(z.strictObject({ value: line(20), label: line(60) })).check(z.maxLength(6)),
  brands: z.array(brand).check(z.maxLength(200)),
})
export type BrandsFile = z.infer<typeof brandsFile>
