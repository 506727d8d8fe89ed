'use client'

import Link from 'next/link'
import type { MenuItem } from '@/src/domain/tenancy/site'
import { Icon } from '@/src/ui/icon'

const Panel = ({ item }: { item: MenuItem }) => {
  const children = item.children ?? []
  return (
    <div className="site-menu-panel" data-wide={children.length > 5 || undefined}>
      <ul>
        {children.map((child) => (
          <li key={child.href + child.label}>
            <Link href={child.href} prefetch={false}>
              {child.label}
              {child.note && <small>{child.note}</small>}
            </Link>
          </li>
        ))}
        {item.href && children.length > 0 && (
          <li>
            <Link href={item.href} prefetch={false} className="site-menu-all">
              All of {item.label}
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}

/**
 * The main menu on wide screens. An item with children is a `details`, so keys, touch and no script all work.
 * Rendered in the browser too: see `drawer.tsx`.
 */
export const Menu = ({ items }: { items: readonly MenuItem[] }) => (
  <nav aria-label="Main" className="site-menu">
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.children?.length ? (
            <details data-menu name="site-menu">
              <summary>
                {item.label}
                <Icon name="chevron-down" />
              </summary>
              <Panel item={item} />
            </details>
          ) : (
            <Link href={item.href ?? '/'} prefetch={false}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
