import type { Site } from '@/src/domain/tenancy/site'

export type Breadcrumb = { readonly label: string; readonly href?: string }

/** Builds the structured data of breadcrumbs; the last one, the page itself, may have no address. */
export const buildBreadcrumbData = (crumbs: readonly Breadcrumb[], site: Pick<Site, 'url'>, url: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? url : `${site.url}${href}`,
  })),
})

export const homeCrumb: Breadcrumb = { label: 'Home', href: '/' }
