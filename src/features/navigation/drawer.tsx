'use client'

import { formatPhone, telHref } from '@/src/domain/phone'
import type { MenuItem } from '@/src/domain/tenancy/site'
import { Icon } from '@/src/ui/icon'
import { SearchBox } from '@/src/ui/search-box'

const DrawerItem = ({ item }: { item: MenuItem }) =>
  item.children?.length ? (
    <details name="site-drawer">
      <summary>{item.label}</summary>
      <ul>
        {item.children.map((child) => (
          <li key={child.href + child.label}>
            <a href={child.href}>{child.label}</a>
          </li>
        ))}
      </ul>
    </details>
  ) : (
    <a href={item.href ?? '/'}>{item.label}</a>
  )

type Props = {
  id: string
  items: readonly MenuItem[]
  searchPath: string
  phone?: string | undefined
  directions?: string | undefined
}

/**
 * Menu of narrow screens: a popover, which the browser opens and closes itself. A client component: the page then
 * carries its links once as data, shared with the menu of wide screens.
 */
export const Drawer = ({ id, items, searchPath, phone, directions }: Props) => (
  <div id={id} popover="auto" className="site-drawer" role="dialog" aria-label="Menu">
    <div className="drawer-head">
      <span>Menu</span>
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className="site-icon-button">
        <Icon name="x" />
        <span className="sr-only">Close menu</span>
      </button>
    </div>
    <SearchBox action={searchPath} id="drawer-search" size="md" />
    <nav aria-label="Menu" data-soft>
      <ul className="drawer-menu">
        {items.map((item) => (
          <li key={item.label}>
            <DrawerItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
    <div className="drawer-foot">
      {phone && (
        <a href={telHref(phone)} className="btn btn-lg btn-secondary">
          <Icon name="phone" />
          {formatPhone(phone)}
        </a>
      )}
      {directions && (
        <a href={directions} className="btn btn-lg btn-secondary">
          <Icon name="map-pin" />
          Get directions
        </a>
      )}
    </div>
  </div>
)
