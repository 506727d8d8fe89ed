import 'server-only'
import { cache } from 'react'
import type { Site } from '@/src/domain/tenancy/site'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { SiteSetting, Template, Tenant } from '@/src/payload-types'
import { env } from '@/src/env'
import { resolveSwitches } from '@/src/domain/switches'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from './tenant-cache'
import { toSiteLocation, groupSpecialHours } from '@/src/server/locations/locations'
import { toFooter, toMenu } from '@/src/server/content/menus'
import { payload } from '@/src/server/payload'
import { DAY_MS } from '@/src/domain/time/durations'
import { toSiteTheme } from './site-theme'

/** Removes the panel's ids from rows. */
const withoutRowIds = <Row extends { id?: string | null }>(rows: readonly Row[] | null | undefined) =>
  rows && rows.length > 0 ? rows.map(({ id: _, ...row }) => omitEmpty(row)) : undefined

const tenantFields = ({ dealership_id, dealership_slug, override_city, ...tenant }: Tenant) => {
  const address = omitEmpty(tenant.address ?? {})
  return omitEmpty({
    dealership_id,
    dealership_slug,
    override_city,
    address: Object.keys(address).length > 0 ? (address as Site['address']) : undefined,
    dealerships: withoutRowIds(tenant.dealerships) as Site['dealerships'],
    plugins: withoutRowIds(tenant.plugins) as Site['plugins'],
  })
}

const settingFields = (settings: SiteSetting | null) => {
  const { phone, licence, abn, manufacturer_name: name, social, legal } = settings ?? {}
  return {
    social: omitEmpty(social ?? {}) as Site['social'],
    legal: omitEmpty(legal ?? {}) as NonNullable<Site['legal']>,
    ...omitEmpty({ phone, licence, abn, price_text: legal?.prices, manufacturer: name ? { name } : undefined }),
  }
}

const findTenant = async (tenantId: string): Promise<Tenant | null> => {
  if (!/^[0-9a-f-]{36}$/i.test(tenantId)) return null
  const found = await (
    await payload()
  ).find({
    collection: 'tenants',
    where: { and: [{ id: { equals: tenantId } }, { status: { equals: 'active' } }] },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return found.docs[0] ?? null
}

/** Upper bound of a dealer's upcoming special days. */
const MAX_SPECIAL_DAYS = 1000

/** Special days that are not over anywhere in the country. */
const listComingDays = (data: ReturnType<typeof dataFor>) => {
  const from = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  return data.find('special-hours', {
    where: { date: { greater_than_equal: from } },
    sort: 'date',
    limit: MAX_SPECIAL_DAYS,
  })
}

const readSite = async (tenantId: string): Promise<Site | null> => {
  const tenant = await findTenant(tenantId)
  if (!tenant) return null
  const data = dataFor(tenantId)
  const [settings, theme, header, footer, locations, specialDays] = await Promise.all([
    data.first('site-settings'),
    data.first('theme', { depth: 1 }),
    data.first('header'),
    data.first('footer'),
    data.find('locations', { depth: 1, sort: ['order', 'name'] }),
    listComingDays(data),
  ])
  const days = groupSpecialHours(specialDays)
  const template = tenant.template as Template | null | undefined
  return {
    id: tenant.id,
    slug: tenant.slug,
    name: tenant.name,
    template: template?.slug ?? '',
    url: resolveSiteAddress(tenant, env.PUBLIC_URL),
    website_id: tenant.website_id ?? tenant.slug,
    theme: toSiteTheme(theme),
    switches: resolveSwitches(template?.switches, settings?.switches),
    locations: locations.map((one) => toSiteLocation(one, days.get(one.id))).filter((one) => one.visible),
    header: toMenu(header),
    footer: toFooter(footer),
    ...tenantFields(tenant),
    ...settingFields(settings),
  }
}

/** Finds a dealer's site with its resolved switches (TEN-01, TEN-02); null for an unknown or archived one. */
export const siteById = cache(cachePerTenant(readSite))
