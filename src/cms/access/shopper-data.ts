import type { CollectionConfig } from 'payload'
import { leadPanelRoles, type MenuEntry } from '@/src/domain/panel/menu'
import { leadHandlers, type Role } from './roles'
import { type DeclaredCollection, tenantOwned } from './tenant-owned'

type ShopperDataOptions = {
  /** Roles that may change the few fields that are not read-only, such as the status; by default none. */
  readonly write?: readonly Role[]
  readonly remove?: readonly Role[]
  /** The reason why the export of a dealer leaves this out (TEN-09). */
  readonly exported: string
  readonly menu: Omit<MenuEntry, 'roles'>
}

/**
 * Declares a collection of what shoppers sent, or of what the site recorded about them. Only roles that answer shoppers
 * read it, and only the site creates its documents (ADM-01, SEC-01).
 */
export const shopperData = (
  collection: CollectionConfig,
  { write = [], remove = ['tenant-admin'], exported, menu }: ShopperDataOptions,
): DeclaredCollection =>
  tenantOwned(collection, {
    read: leadHandlers,
    write,
    remove,
    create: false,
    public: false,
    exported,
    menu: { ...menu, roles: leadPanelRoles },
    shopperData: true,
  })
