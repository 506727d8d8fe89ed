import type { Redirect } from '@/src/domain/content/redirects'
import type { SiteRoutePath } from '@/src/domain/routes/site-routes'

/** A document that has an address on the site. */
export type LinkDocument = {
  /** The last parts of its address. */
  readonly slugs: readonly string[]
  readonly state: 'published' | 'draft' | 'trash'
  /** ISO 8601 moment at which a document that is not published is scheduled to be. */
  readonly publishAt?: string
  /** ISO 8601 moments between which shoppers see it; an omitted end is open. */
  readonly start?: string
  readonly expiry?: string
}

/** The documents of a collection that has pages, with the routes that show one, and those that list the current ones. */
export type LinkedDocuments = {
  readonly routes: readonly SiteRoutePath[]
  readonly lists: readonly SiteRoutePath[]
  readonly documents: readonly LinkDocument[]
}

/** The addresses of a dealer's site and their documents, as plain data: the panel receives it as JSON. */
export type SiteAddresses = {
  /** Routes of stock and of single shoppers are not among them: they are not checked. */
  readonly pages: readonly LinkedDocuments[]
  readonly redirects: readonly Redirect[]
  /** Routes that the dealer has switched off, or has nothing to show at. */
  readonly closedRoutes: readonly SiteRoutePath[]
  /** The public address of the garage, which each dealer chooses. */
  readonly garagePath: string
  /** The dealer's, by whose clocks staff read when a page comes. */
  readonly timezone: string
}
