import type { LinkChoice, LinkGroup } from '../navigation/link-choices'
import type { SiteRoutePath } from '../routes/site-routes'
import type { Switches } from '../switches'

/** A document by the names of its fields, as the panel's REST API returns it. */
export type StoredDocument = Readonly<Record<string, unknown>>

export type PageContext = { readonly switches: Switches; readonly now: Date }

/** How links lead to the documents of a collection: checked (STF-06), and offered to choose from (STF-07). */
export type DocumentLinks = {
  readonly group: LinkGroup
  /** Returns the text of the choice from a document's title. Default: the title. */
  readonly describe?: (title: string) => string
  /** Fields whose values are further last parts of a document's address. */
  readonly otherSlugs?: readonly string[]
  /** Fields with the moments between which shoppers see it; an omitted end is open. */
  readonly start?: string
  readonly expiry?: string
  /** The checkbox that shows or hides it, in a collection without drafts. */
  readonly visible?: string
  /** A second page about each document, whose address is made from its title. */
  readonly secondPage?: {
    readonly route: SiteRoutePath
    readonly toSlug: (title: string) => string
    readonly describe: (title: string) => string
  }
}

/**
 * The page that each document of a collection has on the dealer's site. The link to it in the panel, the choices of
 * links, the search for links that lead nowhere and the checks of roles follow from it.
 */
export type DocumentPage = {
  /** The routes that show a document by its slug. The first one is its address. */
  readonly routes: readonly [SiteRoutePath, ...SiteRoutePath[]]
  /** Pages that list its documents. Shoppers see no link to them while no document is current (STF-06). */
  readonly lists?: readonly SiteRoutePath[]
  /** The field with a path that replaces a document's own page. */
  readonly replacedBy?: string
  /** Explains to staff why shoppers can't open the page of a published document; undefined if they can. */
  readonly findProblem?: (document: StoredDocument, context: PageContext) => string | undefined
  /** Absent for pages that always exist, and for vehicles, which come and go with the stock. */
  readonly links?: DocumentLinks
}

/** Returns a field's text; empty if it has none. */
export const textOf = (document: StoredDocument, name: string): string => {
  const value = document[name]
  return typeof value === 'string' ? value : ''
}

/** Puts a slug into the variable part of a route: `/models/[slug]` → `/models/tiggo-7`. */
export const fillRoute = (route: SiteRoutePath, slug: string): string => route.replace(/\[.*?\]+/, () => slug)

/** Returns the address of a document's page: its own, or the one that replaces it. */
export const documentHref = ({ routes: [route], replacedBy }: DocumentPage, document: StoredDocument): string =>
  (replacedBy !== undefined && textOf(document, replacedBy)) || fillRoute(route, textOf(document, 'slug'))

/** Lists what a link to a document can lead to: its page, and its second page if it has one. */
export const toLinkChoices = (page: DocumentPage, document: StoredDocument, title: string): readonly LinkChoice[] => {
  if (page.links === undefined) return []
  const { group, describe, secondPage: second } = page.links
  return [
    { group, title: describe?.(title) ?? title, href: documentHref(page, document) },
    ...(second ? [{ group, title: second.describe(title), href: fillRoute(second.route, second.toSlug(title)) }] : []),
  ]
}
