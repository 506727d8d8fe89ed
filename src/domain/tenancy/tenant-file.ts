import * as z from 'zod/mini'
import { switches } from '@/src/domain/switches'
import { listProblems } from '@/src/domain/switches/switch-problems'
import { folderBlocks } from './content-file'
import type { MenuGroup, MenuItem } from '@/src/domain/navigation/menu'
import { abn, domain, href, httpsUrl, kebab, line, phone, seoFields, siteUrl, slug } from './folder-schemas'

const link = z.strictObject({ label: line(60), href })

const dynamic = z.exactOptional(z.enum(['models', 'stock']))

const menuItem: z.ZodMiniType<MenuItem> = z.strictObject({
  label: line(60),
  href: z.exactOptional(href),
  dynamic,
  children: z.exactOptional(
    z.array(z.strictObject({ label: line(60), href, note: z.exactOptional(line(120)) })).check(z.maxLength(24)),
  ),
})

const menuGroup: z.ZodMiniType<MenuGroup> = z.strictObject({
  title: line(40),
  dynamic,
  links: z.array(link).check(z.maxLength(20)),
})

/** Sparse switch values; absent ones inherit (TEN-02). */
export const sparseSwitches = z.record(z.string(), z.unknown()).check((context) => {
  for (const { path, message } of listProblems(switches, context.value))
    context.issues.push({ code: 'custom', message, path: path.split('.'), input: context.value })
})

const dealership = z.strictObject({
  name: line(120),
  dealership_id: line(60),
  dealership_slug: z.exactOptional(kebab),
})
const headOffice = z.strictObject({
  street: z.exactOptional(line(120)),
  city: z.exactOptional(line(60)),
  state: z.exactOptional(line(3)),
  postcode: z.exactOptional(line(4)),
})
const plugin = z.strictObject({ name: kebab, account: z.exactOptional(line(120)) })

/** `tenant.json`: the dealer's data, switches, menus and home page. */
export const tenantFile = z.strictObject({
  slug,
  name: line(120),
  /** Name of a template; created empty, or from `template.json`, if it does not exist. */
  template: z.exactOptional(kebab),
  /** The folder is complete: no starter pages are added, and `{name}` in a text is not a placeholder. */
  complete: z.exactOptional(z.boolean()),
  url: z.exactOptional(siteUrl),
  website_id: z.exactOptional(line(60)),
  domains: z.array(domain).check(z.maxLength(50)),
  dealership_id: z.exactOptional(line(60)),
  dealership_slug: z.exactOptional(kebab),
  dealerships: z.exactOptional(z.array(dealership).check(z.maxLength(100))),
  address: z.exactOptional(headOffice),
  override_city: z.exactOptional(line(60)),
  plugins: z.exactOptional(z.array(plugin).check(z.maxLength(50))),
  manufacturer: z.exactOptional(z.strictObject({ name: line(60) })),
  phone: z.exactOptional(phone),
  email: z.exactOptional(line(200)),
  licence: z.exactOptional(line(120)),
  abn: z.exactOptional(abn),
  social: z.strictObject({
    facebook: z.exactOptional(httpsUrl),
    instagram: z.exactOptional(httpsUrl),
    youtube: z.exactOptional(httpsUrl),
    linkedin: z.exactOptional(httpsUrl),
  }),
  switches: sparseSwitches,
  header: z.array(menuItem).check(z.maxLength(12)),
  footer: z.array(menuGroup).check(z.maxLength(8)),
  home: z.strictObject({
    blocks: folderBlocks,
    seo: z.exactOptional(z.strictObject(seoFields)),
    draft: z.exactOptional(z.boolean()),
  }),
  legal: z.strictObject({
    privacy: z.exactOptional(line(20_000)),
    terms: z.exactOptional(line(20_000)),
    prices: z.exactOptional(line(20_000)),
  }),
})
export type TenantFile = z.infer<typeof tenantFile>
