import { modelHref, type ModelRecord } from '@/src/domain/catalogue/records'
import type { CatalogueAnswer } from '@/src/domain/catalogue/search'
import type { MenuGroup, MenuItem, MenuSource, Site } from '@/src/domain/tenancy/site'
import { mostListed, type ListedModel } from './model-menu'
import { makeHref } from './search-links'

type Link = { readonly label: string; readonly href: string }
type Known = { readonly models: readonly Link[]; readonly stock: readonly Link[] }
type Search = Site['switches']['search']

/** With more models than this the menu lists their manufacturers. */
const mostModels = 12

const categories: Readonly<Record<string, Link>> = {
  new: { label: 'New', href: '/search/new-cars' },
  demo: { label: 'Demo', href: '/search/demo-cars' },
  used: { label: 'Used', href: '/search/used-cars' },
}

/** Lists a dealer's stock categories, all stock first. */
export const stockLinks = (search: Search): readonly Link[] => {
  const kinds = search.categories.flatMap((one) => categories[one] ?? [])
  const all = { label: 'All stock', href: search.base_path }
  return kinds.length > 1 ? [all, ...kinds] : [all]
}

/** Lists the dealer's models, or their manufacturers if there are many, and the model search; empty without models. */
export const modelLinks = (
  { hits, count, facets }: Pick<CatalogueAnswer<ModelRecord>, 'hits' | 'count' | 'facets'>,
  search: Search,
): readonly Link[] => {
  if (count === 0) return []
  const makes = Object.keys(facets['manufacturer.name'] ?? {})
  const named =
    count <= mostModels
      ? hits.map((one) => ({ label: one.model.name, href: modelHref(one, search) }))
      : makes.slice(0, mostModels).map((make) => ({ label: make, href: makeHref(make, search) }))
  return [...named, { label: 'Browse by model', href: '/models' }]
}

/** Lists the pages of the models that staff want in menus, and the model search. */
export const pageLinks = (models: readonly ListedModel[]): readonly Link[] => [
  ...models.slice(0, mostListed).map(({ name, slug }) => ({ label: name, href: `/models/${slug}` })),
  { label: 'Browse by model', href: '/models' },
]

const from = (source: MenuSource | undefined, known: Known): readonly Link[] => (source ? known[source] : [])

/** Fills the header's dynamic entries; entries without a link or children are removed (CNT-02). */
export const filledHeader = (items: readonly MenuItem[], known: Known): readonly MenuItem[] =>
  items
    .map(({ label, href, dynamic, children = [] }): MenuItem => {
      const all = [...from(dynamic, known), ...children]
      return { label, ...(href ? { href } : {}), ...(all.length > 0 ? { children: all } : {}) }
    })
    .filter(({ href, children }) => href !== undefined || children !== undefined)

/** Maximum dynamic entries in a footer group; the last one links to all. */
const mostInFooter = 8

const shortened = (links: readonly Link[]): readonly Link[] =>
  links.length > mostInFooter ? [...links.slice(0, mostInFooter - 1), ...links.slice(-1)] : links

/** Fills the footer's groups, with a limited number of entries each. */
export const filledFooter = (groups: readonly MenuGroup[], known: Known): readonly MenuGroup[] =>
  groups
    .map(({ title, dynamic, links }) => ({ title, links: [...shortened(from(dynamic, known)), ...links] }))
    .filter(({ links }) => links.length > 0)
