import type { Site } from '@/src/domain/tenancy/site'

export type PageCrumb = { readonly label: string; readonly href?: string }

/** The way to a page in schema.org's words; the page itself, last, may go without an address. */
export const crumbData = (crumbs: readonly PageCrumb[], site: Pick<Site, 'url'>, url: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? url : `${site.url}${href}`,
  })),
})

export const home: PageCrumb = { label: 'Home', href: '/' }
