import ChevronDown from 'lucide-react/icons/chevron-down'
import Link from 'next/link'
import type { MenuItem } from '@/src/domain/tenancy/site'

const Panel = ({ item }: { item: MenuItem }) => {
  const children = item.children ?? []
  return (
    <div className="site-menu-panel" data-wide={children.length > 5 || undefined}>
      <ul>
        {children.map((child) => (
          <li key={child.href + child.label}>
            <Link href={child.href} prefetch={false}>
              <span className="font-semibold">{child.label}</span>
              {child.note && <span className="text-muted block text-sm">{child.note}</span>}
            </Link>
          </li>
        ))}
        {item.href && children.length > 0 && (
          <li>
            <Link href={item.href} prefetch={false} className="text-accent-text font-semibold">
              All of {item.label}
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}

/** The main menu on wide screens. An item with children is a `details`, so keys, touch and no script all work. */
export const Menu = ({ items }: { items: readonly MenuItem[] }) => (
  <nav aria-label="Main" className="site-menu">
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.children?.length ? (
            <details data-menu name="site-menu">
              <summary>
                {item.label}
                <ChevronDown aria-hidden className="size-4" />
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
