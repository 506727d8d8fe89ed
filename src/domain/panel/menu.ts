/** Roles in the panel (ADM-01): platform admins, and members of a dealer. */
export type PanelRole = 'platform-admin' | 'tenant-admin' | 'editor' | 'lead-handler' | 'viewer'

export const allRoles: readonly PanelRole[] = ['platform-admin', 'tenant-admin', 'editor', 'lead-handler', 'viewer']
export const admins: readonly PanelRole[] = ['platform-admin', 'tenant-admin']
export const editors: readonly PanelRole[] = [...admins, 'editor']
/** Roles that see what shoppers sent. */
export const leadPanelRoles: readonly PanelRole[] = [...admins, 'lead-handler']
/** Roles that edit or view content; lead handlers do neither. */
export const editorsAndViewers: readonly PanelRole[] = [...editors, 'viewer']

/** Groups of the panel's menu in order, named by task: the work of every day first (ADM-01). */
export const panelGroups = [
  'Leads',
  'Stock',
  'Promotions',
  'Content',
  'Locations',
  'Sales',
  'Brand and models',
  'Settings',
  'Platform',
] as const
export type PanelGroup = (typeof panelGroups)[number]

/** Groups that are needed now and then. They are closed until a person opens them, which is remembered. */
export const foldedGroups: readonly PanelGroup[] = ['Brand and models', 'Settings', 'Platform']

/** Where the menu lists a collection, and for which roles. */
export type MenuEntry = {
  readonly group: PanelGroup
  /** Position within the group; the lowest comes first. */
  readonly order: number
  /** A role sees only what it can use: lead handlers can look up vehicles and locations, but not content. */
  readonly roles: readonly PanelRole[]
  /** Replaces the collection's plural label. */
  readonly label?: string
}
