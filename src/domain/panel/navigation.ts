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

const everyone: readonly PanelRole[] = ['platform-admin', 'tenant-admin', 'editor', 'lead-handler', 'viewer']
const admins: readonly PanelRole[] = ['platform-admin', 'tenant-admin']
const editors: readonly PanelRole[] = [...admins, 'editor']
/** Roles that edit or view content; lead handlers do neither. */
const makers: readonly PanelRole[] = [...editors, 'viewer']
const platform: readonly PanelRole[] = ['platform-admin']

const inGroup = (
  group: PanelGroup,
  entries: readonly (readonly [slug: string, roles: readonly PanelRole[], label?: string])[],
): readonly PanelEntry[] =>
  entries.map(([slug, roles, label]) => ({ slug, group, roles, ...(label === undefined ? {} : { label }) }))

/**
 * The complete menu. A role sees only what it can use: lead handlers can look up vehicles and locations, but not
 * content.
 */
export const panelEntries: readonly PanelEntry[] = [
  ...inGroup('Stock', [
    ['vehicles', everyone],
    ['stock-feeds', editors],
    ['stock-imports', makers],
    ['dealership-items', makers],
  ]),
  ...inGroup('Content', [
    ['home', makers, 'Home page'],
    ['pages', makers],
    ['posts', makers],
    ['post-categories', makers],
    ['header', makers, 'Header menu'],
    ['footer', makers, 'Footer'],
    ['redirects', makers],
    ['media', makers, 'Pictures'],
  ]),
  ...inGroup('Locations', [
    ['locations', everyone],
    ['special-hours', everyone],
    ['reviews', makers],
  ]),
  ...inGroup('Promotions', [
    ['promo-cards', makers, 'Promo cards'],
    ['offers', makers],
  ]),
  ...inGroup('Brand and models', [
    ['models', makers],
    ['manufacturers', makers],
    ['brands', makers],
    ['brand-directory', makers, 'Brand directory'],
    ['brochures', makers],
  ]),
  ...inGroup('Leads', [
    ['leads', everyone, 'Inbox'],
    ['appointments', everyone],
    ['valuations', everyone],
    ['lead-routes', admins, 'Who is told'],
    ['lead-deliveries', everyone, 'Deliveries'],
    ['shoppers', everyone],
    ['saved-cars', everyone],
    ['saved-searches', everyone],
  ]),
  ...inGroup('Sales', [
    ['reservations', everyone],
    ['purchases', everyone],
    ['payments', everyone],
    ['prize-spins', everyone],
  ]),
  ...inGroup('Settings', [
    ['site-settings', admins],
    ['theme', makers, 'Theme'],
    ['tenants', ['tenant-admin'], 'Dealer details'],
    ['users', admins],
    ['audit', everyone],
  ]),
  ...inGroup('Platform', [
    ['tenants', platform],
    ['templates', platform],
  ]),
]

/** Lists the menu for a person with these roles; each collection once, in the menu's order. */
export const entriesFor = (roles: readonly PanelRole[]): readonly PanelEntry[] => {
  const seen = new Set<string>()
  return panelEntries.filter((entry) => {
    const shown = !seen.has(entry.slug) && entry.roles.some((role) => roles.includes(role))
    if (shown) seen.add(entry.slug)
    return shown
  })
}
