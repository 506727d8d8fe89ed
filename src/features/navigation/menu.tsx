import type { MenuItem } from '@/src/domain/navigation/menu'
import { serverOnlyPart } from '@/src/ui/server-only-part'

export type MenuItems = { items: readonly MenuItem[] }

const MenuPanel = ({ item }: { item: MenuItem }) => {
  const children = item.children ?? []
  return (
    <div className="site-menu-panel" data-wide={children.length > 5 || undefined}>
      <ul>
        {children.map((child) => (
          <li key={child.href + child.label}>
            <a href={child.href}>
              {child.label}
              {child.note && <small>{child.note}</small>}
            </a>
          </li>
        ))}
        {item.href && children.length > 0 && (
          <li>
            <a href={item.href} className="site-menu-all">
              {`All of ${item.label}`}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

const Items = ({ items }: MenuItems) =>
  items.map((item) => (
    <li key={item.label}>
      {item.children?.length ? (
        <details name="site-menu">
          <summary>{item.label}</summary>
          <MenuPanel item={item} />
        </details>
      ) : (
        <a href={item.href ?? '/'}>{item.label}</a>
      )}
    </li>
  ))

const MenuList = serverOnlyPart('site-menu-items', 'ul', typeof window === 'undefined' ? Items : undefined)

/**
 * Main menu on wide screens. An item with children is a `details`, which works by keyboard, by touch and without
 * script.
 * @param items the name of the registered `MenuItems`
 */
export const Menu = ({ items }: { items: string }) => (
  <nav aria-label="Main" className="site-menu">
    <MenuList data={items} />
  </nav>
)
