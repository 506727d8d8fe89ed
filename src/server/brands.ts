import 'server-only'
import type { Brand, BrandDirectory } from '@/src/domain/brands/brand'
import { paragraphsOf } from '@/src/domain/models/page-parts'
import { present } from '@/src/domain/present'
import type { Brand as BrandDocument } from '@/src/payload-types'
import { dataFor } from './data'
import { keptPerTenant } from './kept'
import { mediaUrl } from './menus'

const most = 300

/** Converts a stored brand to the form its page shows. */
export const brandOf = ({ title, slug, group, make, paragraphs, skipPage, ...row }: BrandDocument): Brand => ({
  title,
  slug,
  group,
  paragraphs: paragraphsOf(paragraphs ?? ''),
  ...present({
    make,
    skipPage,
    logo_url: mediaUrl(row.logo) ?? row.logo_url,
    banner_url: mediaUrl(row.banner) ?? row.banner_url,
  }),
})

export type BrandsOfTenant = { readonly directory: BrandDirectory; readonly brands: readonly Brand[] }

/** Returns a tenant's published brands in order, and the texts of the brand directory (BRD-01). */
export const brandsOf = keptPerTenant(async (tenantId: string): Promise<BrandsOfTenant> => {
  const data = dataFor(tenantId)
  const [head, brands] = await Promise.all([
    data.first('brand-directory'),
    data.find('brands', { depth: 1, limit: most, sort: ['order', 'title'] }),
  ])
  return {
    directory: {
      title: head?.title ?? 'Our brands',
      claims: (head?.claims ?? []).map(({ value, label }) => ({ value, label })),
      ...present({ text: head?.text }),
    },
    brands: brands.map(brandOf),
  }
})
