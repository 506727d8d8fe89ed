import 'server-only'
import type { Brand, BrandDirectory } from '@/src/domain/brands/brand'
import { splitParagraphs } from '@/src/domain/models/model-page'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Brand as BrandDocument } from '@/src/payload-types'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { mediaUrl } from '@/src/server/content/menus'

const MAX_BRANDS = 300

/** Converts a stored brand to the form its page shows. */
export const toBrand = ({ title, slug, group, make, paragraphs, skipPage, ...row }: BrandDocument): Brand => ({
  title,
  slug,
  group,
  paragraphs: splitParagraphs(paragraphs ?? ''),
  ...omitEmpty({
    make,
    skipPage,
    logo_url: mediaUrl(row.logo) ?? row.logo_url,
    banner_url: mediaUrl(row.banner) ?? row.banner_url,
  }),
})

export type TenantBrands = { readonly directory: BrandDirectory; readonly brands: readonly Brand[] }

/** Returns a tenant's published brands in order, and the texts of the brand directory (BRD-01). */
export const loadBrands = cachePerTenant(async (tenantId: string): Promise<TenantBrands> => {
  const data = dataFor(tenantId)
  const [directory, brands] = await Promise.all([
    data.first('brand-directory'),
    data.find('brands', { depth: 1, limit: MAX_BRANDS, sort: ['order', 'title'] }),
  ])
  return {
    directory: {
      title: directory?.title ?? 'Our brands',
      claims: (directory?.claims ?? []).map(({ value, label }) => ({ value, label })),
      ...omitEmpty({ text: directory?.text }),
    },
    brands: brands.map(toBrand),
  }
})
