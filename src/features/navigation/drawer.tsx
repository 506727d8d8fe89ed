'use client'

import { formatPhone, telHref } from '@/src/domain/phone'
import type { MenuItem } from '@/src/domain/navigation/menu'
import { PopoverDialog } from '@/src/ui/dialog/popover-dialog'
import { Icon } from '@/src/ui/icon'
import { SearchBox } from '@/src/shared/search-box'
import { SavedLink } from './saved-link'

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
  saved: boolean
  account?: string | undefined
}

/**
 * Menu of narrow screens, in a dialog that opens without script. A client component: the page then carries its links
 * once as data, shared with the menu of wide screens.
 */
export const Drawer = ({ id, items, searchPath, phone, directions, saved, account }: Props) => (
  <PopoverDialog id={id} title="Menu" variant="drawer" closeLabel="Close menu" className="site-drawer">
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
      {saved && <SavedLink className="btn btn-lg btn-secondary" label="Saved" />}
      {account && (
        <a href={account} className="btn btn-lg btn-secondary">
          <Icon name="user" />
          My account
        </a>
      )}
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
  </PopoverDialog>
)
