import 'server-only'
import { env } from '@/src/env'
import { payload } from '@/src/server/payload'
import { siteById } from '@/src/server/site/site'
import { countStock } from '@/src/server/stock/stock'

export type DemoSite = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly url: string
  readonly accent: string
  readonly count: number
}

/** Lists the sites of a demo installation; empty in production, where tenants are not disclosed. */
export const listDemoSites = async (): Promise<readonly DemoSite[]> => {
  if (env.MODE !== 'demo') return []
  const found = await (
    await payload()
  ).find({
    collection: 'tenants',
    where: { status: { equals: 'active' } },
    sort: 'name',
    depth: 0,
    limit: 100,
    overrideAccess: true,
  })
  const sites = await Promise.all(
    found.docs.map(async (tenant) => {
      const [site, counts] = await Promise.all([siteById(tenant.id), countStock(tenant.id)])
      return site === null
        ? []
        : [
            {
              id: tenant.id,
              slug: site.slug,
              name: site.name,
              url: site.url,
              accent: site.theme.accent,
              count: counts.total,
            },
          ]
    }),
  )
  return sites.flat()
}
