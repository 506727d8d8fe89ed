import type { MenuEntry, PanelRole } from '../panel/menu'
import type { DocumentPage } from './document-page'

type DealerRole = Exclude<PanelRole, 'platform-admin'>

/** The roles at a dealer that may do each to its documents. `tenantAccess` grants exactly these. */
export type CollectionRights = Readonly<Record<'read' | 'create' | 'update' | 'remove', readonly DealerRole[]>>

/**
 * Facts that a collection declares besides Payload's own options (`versions`, `trash`, `upload`). Its file passes
 * them to `tenantOwned` or `platformOwned`, which store them in the collection's `custom`. Every list of collections is
 * derived from these and from Payload's options.
 */
export type CollectionDeclaration = {
  /** The owner of its documents: each belongs to one dealer, or all belong to the installation. */
  readonly owner: 'tenant' | 'platform'
  /** True if a dealer has exactly one document, such as its home page. */
  readonly single: boolean
  /** The field that tells documents of the same title apart, such as a vehicle's stock number; absent if none does. */
  readonly distinguishedBy?: string
  /** True if pages may read all published documents, through `src/server/data.ts`. */
  readonly public: boolean
  /** The preview, if there is one. `depth`: how deep the page reads references. */
  readonly preview?: { readonly depth: number }
  /** The page that each document has on the dealer's site, if there is one. */
  readonly page?: DocumentPage
  /** Why the export of a dealer leaves the collection out (TEN-09); absent if it is exported. */
  readonly exportExclusion?: string
  /** Where the panel's menu lists it. */
  readonly menu: readonly MenuEntry[]
  /** Absent for collections of the platform, which have access rules of their own. */
  readonly rights?: CollectionRights
  /** True if its documents have what shoppers sent, or what the site recorded about them. */
  readonly shopperData: boolean
}

/** The part of a collection's configuration that declares it. Collections that Payload adds itself have none. */
export type ConfiguredCollection = {
  readonly slug: string
  readonly custom?: { readonly declaration?: CollectionDeclaration }
}

/** Returns what a collection declares; undefined for collections that Payload adds itself. */
export const declarationOf = ({ custom }: ConfiguredCollection): CollectionDeclaration | undefined =>
  custom?.declaration

/** The roles that may do each operation; no role without a declaration. */
export const rightsOf = (collection: ConfiguredCollection): CollectionRights =>
  declarationOf(collection)?.rights ?? { read: [], create: [], update: [], remove: [] }

/** Returns whether each document of the collection belongs to one dealer. */
export const isTenantOwned = (collection: ConfiguredCollection): boolean =>
  declarationOf(collection)?.owner === 'tenant'
