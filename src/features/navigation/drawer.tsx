import type { PhoneLink } from '@/src/domain/phone'
import type { MenuItem } from '@/src/domain/navigation/menu'
import { PopoverDialog } from '@/src/ui/dialog/popover-dialog'
import { Icon } from '@/src/ui/icon'
import { serverOnlyPart } from '@/src/ui/server-only-part'
import { SearchBox } from '@/src/shared/search-box'
import type { MenuItems } from './menu'
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

const Items = ({ items }: MenuItems) =>
  items.map((item) => (
    <li key={item.label}>
      <DrawerItem item={item} />
    </li>
  ))

const DrawerList = serverOnlyPart('drawer-items', 'ul', typeof window === 'undefined' ? Items : undefined)

type Props = {
  id: string
  /** The name of the registered `MenuItems`. */
  items: string
  searchPath: string
  phone?: PhoneLink | undefined
  directions?: string | undefined
  saved: boolean
  account?: string | undefined
}

/** Menu of narrow screens, in a dialog that opens without script. */
export const Drawer = ({ id, items, searchPath, phone, directions, saved, account }: Props) => (
  <PopoverDialog id={id} title="Menu" variant="drawer" closeLabel="Close menu" className="site-drawer">
    <SearchBox action={searchPath} id="drawer-search" size="md" />
    <nav aria-label="Menu" data-soft>
      <DrawerList data={items} className="drawer-menu" />
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
        <a href={phone.href} className="btn btn-lg btn-secondary">
          <Icon name="phone" />
          {phone.text}
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
