import type { Site } from '@/src/domain/tenancy/site'

export type PageCrumb = { readonly label: string; readonly href?: string }

/** Builds the structured data of breadcrumbs; the last one, the page itself, may have no address. */
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
