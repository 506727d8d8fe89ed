import { modelHref, type ModelRecord } from '@/src/domain/catalogue/records'
import type { CatalogueResult } from '@/src/domain/catalogue/search'
import type { MenuGroup, MenuItem, MenuSource } from './menu'
import type { Site } from '@/src/domain/tenancy/site'
import { MAX_MENU_MODELS, type MenuModel } from './model-menu'
import { allStockMenuLink } from './all-stock-link'
import { makeHref } from './search-links'

type Link = { readonly label: string; readonly href: string }
type MenuLinks = {
  readonly models: readonly Link[]
  readonly stock: readonly Link[]
  /** Reports whether a link leads to a page; those that lead nowhere are left out (STF-06). */
  readonly leadsToPage: (href: string) => boolean
}
type Search = Site['switches']['search']

/** With more models than this the menu lists their manufacturers. */
const MAX_MODELS = 12

const categoryLinks: Readonly<Record<string, Link>> = {
  new: { label: 'New', href: '/search/new-cars' },
  demo: { label: 'Demo', href: '/search/demo-cars' },
  used: { label: 'Used', href: '/search/used-cars' },
}

/** Lists a dealer's stock categories, all stock first. */
export const listStockLinks = (search: Search): readonly Link[] => {
  const kinds = search.categories.flatMap((one) => categoryLinks[one] ?? [])
  const all = allStockMenuLink(search)
  return kinds.length > 1 ? [all, ...kinds] : [all]
}

/** Lists the dealer's models, or their manufacturers if there are many, and the model search; empty without models. */
export const listModelLinks = (
  { hits, count, facets }: Pick<CatalogueResult<ModelRecord>, 'hits' | 'count' | 'facets'>,
  search: Search,
): readonly Link[] => {
  if (count === 0) return []
  const makes = Object.keys(facets['manufacturer.name'] ?? {})
  const entries =
    count <= MAX_MODELS
      ? hits.map((one) => ({ label: one.model.name, href: modelHref(one, search) }))
      : makes.slice(0, MAX_MODELS).map((make) => ({ label: make, href: makeHref(make, search) }))
  return [...entries, { label: 'Browse by model', href: '/models' }]
}

/** Lists the pages of the models that staff want in menus, and the model search. */
export const listModelPageLinks = (models: readonly MenuModel[]): readonly Link[] => [
  ...models.slice(0, MAX_MENU_MODELS).map(({ name, slug }) => ({ label: name, href: `/models/${slug}` })),
  { label: 'Browse by model', href: '/models' },
]

const linksFrom = (source: MenuSource | undefined, menuLinks: MenuLinks): readonly Link[] =>
  source ? menuLinks[source] : []

/** Fills the header's dynamic entries; entries without a link or children are removed (CNT-02). */
export const fillHeader = (items: readonly MenuItem[], menuLinks: MenuLinks): readonly MenuItem[] =>
  items
    .map(({ label, href, dynamic, children = [] }): MenuItem => {
      const own = children.filter((child) => menuLinks.leadsToPage(child.href))
      const all = [...linksFrom(dynamic, menuLinks), ...own]
      return {
        label,
        ...(href && menuLinks.leadsToPage(href) ? { href } : {}),
        ...(all.length > 0 ? { children: all } : {}),
      }
    })
    .filter(({ href, children }) => href !== undefined || children !== undefined)

/** Maximum dynamic entries in a footer group; the last one links to all. */
const MAX_FOOTER_LINKS = 8

const shorten = (links: readonly Link[]): readonly Link[] =>
  links.length > MAX_FOOTER_LINKS ? [...links.slice(0, MAX_FOOTER_LINKS - 1), ...links.slice(-1)] : links

/** Fills the footer's groups, with a limited number of entries each. */
export const fillFooter = (groups: readonly MenuGroup[], menuLinks: MenuLinks): readonly MenuGroup[] =>
  groups
    .map(({ title, dynamic, links }) => {
      const own = links.filter(({ href }) => menuLinks.leadsToPage(href))
      return { title, links: [...shorten(linksFrom(dynamic, menuLinks)), ...own] }
    })
    .filter(({ links }) => links.length > 0)
