import type { MenuGroup, MenuItem } from './menu'

/** Tasks that shoppers look for in a menu; a wide page has them in its footer. */
const taskPaths: ReadonlySet<string> = new Set(['/trade-in', '/sell-my-car', '/sell-your-car', '/book-test-drive'])

const hasLink = (items: readonly MenuItem[], href: string): boolean =>
  items.some((item) => item.href === href || item.children?.some((child) => child.href === href) === true)

/** The menu of a phone: the header's, and the tasks that only the footer has, with the footer's labels (CNT-02). */
export const buildPhoneMenu = (header: readonly MenuItem[], footer: readonly MenuGroup[]): readonly MenuItem[] => [
  ...header,
  ...footer.flatMap(({ links }) => links).filter(({ href }) => taskPaths.has(href) && !hasLink(header, href)),
]
