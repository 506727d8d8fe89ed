/** Roles in the panel (ADM-01): platform admins, and members of a dealer. */
export type PanelRole = 'platform-admin' | 'tenant-admin' | 'editor' | 'lead-handler' | 'viewer'

/** Groups of the panel's menu in order, named by task. */
export const panelGroups = [
  'Stock',
  'Content',
  'Locations',
  'Promotions',
  'Brand and models',
  'Leads',
  'Sales',
  'Settings',
  'Platform',
] as const
export type PanelGroup = (typeof panelGroups)[number]

/** A collection in the menu. `label` replaces the collection's plural label. */
export type PanelEntry = {
  readonly slug: string
  readonly group: PanelGroup
  readonly roles: readonly PanelRole[]
  readonly label?: string
}

const allRoles: readonly PanelRole[] = ['platform-admin', 'tenant-admin', 'editor', 'lead-handler', 'viewer']
const admins: readonly PanelRole[] = ['platform-admin', 'tenant-admin']
const editors: readonly PanelRole[] = [...admins, 'editor']
/** Roles that edit or view content; lead handlers do neither. */
const editorsAndViewers: readonly PanelRole[] = [...editors, 'viewer']
const platformAdmins: readonly PanelRole[] = ['platform-admin']

const toEntries = (
  group: PanelGroup,
  entries: readonly (readonly [slug: string, roles: readonly PanelRole[], label?: string])[],
): readonly PanelEntry[] =>
  entries.map(([slug, roles, label]) => ({ slug, group, roles, ...(label === undefined ? {} : { label }) }))

/**
 * The complete menu. A role sees only what it can use: lead handlers can look up vehicles and locations, but not
 * content.
 */
export const panelEntries: readonly PanelEntry[] = [
  ...toEntries('Stock', [
    ['vehicles', allRoles],
    ['stock-feeds', editors],
    ['stock-imports', editorsAndViewers],
    ['dealership-items', editorsAndViewers],
  ]),
  ...toEntries('Content', [
    ['home', editorsAndViewers, 'Home page'],
    ['pages', editorsAndViewers],
    ['posts', editorsAndViewers],
    ['post-categories', editorsAndViewers],
    ['header', editorsAndViewers, 'Header menu'],
    ['footer', editorsAndViewers, 'Footer'],
    ['redirects', editorsAndViewers],
    ['media', editorsAndViewers, 'Pictures'],
  ]),
  ...toEntries('Locations', [
    ['locations', allRoles],
    ['special-hours', allRoles],
    ['reviews', editorsAndViewers],
  ]),
  ...toEntries('Promotions', [
    ['promo-cards', editorsAndViewers, 'Promo cards'],
    ['offers', editorsAndViewers],
  ]),
  ...toEntries('Brand and models', [
    ['models', editorsAndViewers],
    ['manufacturers', editorsAndViewers],
    ['brands', editorsAndViewers],
    ['brand-directory', editorsAndViewers, 'Brand directory'],
    ['brochures', editorsAndViewers],
  ]),
  ...toEntries('Leads', [
    ['leads', allRoles, 'Inbox'],
    ['appointments', allRoles],
    ['valuations', allRoles],
    ['lead-routes', admins, 'Who is told'],
    ['lead-deliveries', allRoles, 'Deliveries'],
    ['shoppers', allRoles],
    ['saved-cars', allRoles],
    ['saved-searches', allRoles],
  ]),
  ...toEntries('Sales', [
    ['reservations', allRoles],
    ['purchases', allRoles],
    ['payments', allRoles],
    ['prize-spins', allRoles],
  ]),
  ...toEntries('Settings', [
    ['site-settings', admins],
    ['theme', editorsAndViewers, 'Theme'],
    ['tenants', ['tenant-admin'], 'Dealer details'],
    ['users', admins],
    ['audit', allRoles],
  ]),
  ...toEntries('Platform', [
    ['tenants', platformAdmins],
    ['templates', platformAdmins],
  ]),
]

/** Lists the menu for a person with these roles; each collection once, in the menu's order. */
export const listPanelEntries = (roles: readonly PanelRole[]): readonly PanelEntry[] => {
  const listedSlugs = new Set<string>()
  return panelEntries.filter((entry) => {
    const isVisible = !listedSlugs.has(entry.slug) && entry.roles.some((role) => roles.includes(role))
    if (isVisible) listedSlugs.add(entry.slug)
    return isVisible
  })
}
