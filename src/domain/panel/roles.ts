/** The roles of a member at one dealer (ADM-01), widest first. Platform admins have access to all dealers. */
export const roles = ['tenant-admin', 'editor', 'lead-handler', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Labels shown to staff. */
export const roleLabels: Readonly<Record<Role, string>> = {
  'tenant-admin': 'Administrator',
  editor: 'Editor',
  'lead-handler': 'Lead handler',
  viewer: 'Viewer',
}

/** Something staff do, and the roles that may do it. */
type RoleTask = {
  /** Completes “Can …”. */
  readonly can: string
  /** Completes “but can’t …”. */
  readonly cannot: string
  readonly roles: readonly Role[]
  /** Collections that exactly these roles may change, by which a test compares the text with the access rules. */
  readonly collections: readonly string[]
  /** True if only these roles change the collections whose documents have a page on the site. */
  readonly sitePages?: true
}

/** The facts from which each role is explained, wherever a role is chosen (STF-09). */
export const roleTasks: readonly RoleTask[] = [
  {
    can: 'edit pages, posts, images, menus, promotions and the site’s colours and logo',
    cannot: 'edit pages',
    roles: ['tenant-admin', 'editor'],
    collections: ['home', 'posts', 'media', 'header', 'footer', 'promo-cards', 'theme'],
    sitePages: true,
  },
  {
    can: 'edit vehicles and their prices, models, locations and their opening hours',
    cannot: 'edit vehicles',
    roles: ['tenant-admin', 'editor'],
    collections: ['vehicles', 'special-hours'],
  },
  {
    can: 'answer enquiries and bookings',
    cannot: 'see enquiries or customers’ details',
    roles: ['tenant-admin', 'lead-handler'],
    collections: ['leads', 'appointments'],
  },
  {
    can: 'change site settings and stock feeds',
    cannot: 'change site settings',
    roles: ['tenant-admin'],
    collections: ['site-settings', 'stock-feeds', 'lead-routes'],
  },
  { can: 'refund payments', cannot: 'refund payments', roles: ['tenant-admin'], collections: [] },
  { can: 'manage staff', cannot: 'manage staff', roles: ['tenant-admin'], collections: [] },
]

type RoleView = {
  /** Completes “and look at …”. */
  readonly sees: string
  readonly collection: string
  /** The roles whose menu lists the collection, and that may not change it. A test compares them with the rules. */
  readonly roles: readonly Role[]
}

/** Collections that roles see in the panel without changing them. */
export const roleViews: readonly RoleView[] = [
  { sees: 'pages', collection: 'pages', roles: ['viewer'] },
  { sees: 'promotions', collection: 'promo-cards', roles: ['viewer'] },
  { sees: 'vehicles', collection: 'vehicles', roles: ['lead-handler', 'viewer'] },
  { sees: 'locations', collection: 'locations', roles: ['lead-handler', 'viewer'] },
  { sees: 'the site’s colours and logo', collection: 'theme', roles: ['viewer'] },
  { sees: 'stock feeds', collection: 'stock-feeds', roles: ['editor'] },
  { sees: 'what staff have changed', collection: 'audit', roles: ['tenant-admin', 'editor', 'lead-handler', 'viewer'] },
]

const joinWithAnd = new Intl.ListFormat('en-AU', { type: 'conjunction' })
const joinWithOr = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** Explains what a role may do and what it sees besides, and in a second sentence what it may not. */
export const describeRole = (role: Role): string => {
  const can = roleTasks.filter((task) => task.roles.includes(role)).map((task) => task.can)
  const cannot = roleTasks.filter((task) => !task.roles.includes(role)).map((task) => task.cannot)
  if (cannot.length === 0) return `Can do everything for the dealer: ${can.join('; ')}.`
  const sees = roleViews.filter((view) => view.roles.includes(role)).map((view) => view.sees)
  const look = `look at ${joinWithAnd.format(sees)}`
  const start = can.length === 0 ? look : `${can.join('; ')}; and ${look}`
  return `Can ${start}. Can’t ${joinWithOr.format(cannot)}.`
}

export const PLATFORM_ADMIN_LABEL = 'Platform admin'
export const PLATFORM_ADMIN_DESCRIPTION = 'Can view and change every dealer, and set up new ones.'

/** `Editor at Smith Motors and Viewer at Jones Cars`, or `Platform admin`. */
export const describeRoles = (
  memberships: readonly { readonly dealer: string; readonly role: Role }[],
  platformAdmin: boolean,
): string =>
  platformAdmin
    ? PLATFORM_ADMIN_LABEL
    : joinWithAnd.format(memberships.map(({ dealer, role }) => `${roleLabels[role]} at ${dealer}`))
