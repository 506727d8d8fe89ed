import { Icon } from './icon'
import Link from 'next/link'
import { classNames } from './class-names'

export type Crumb = { readonly label: string; readonly href?: string }

/** Home, the pages between, then the current title (not a link). */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="text-muted text-sm">
    <ol className="no-scrollbar flex items-center gap-1 overflow-x-auto whitespace-nowrap">
      {crumbs.map((crumb, at) => (
        <li
          key={crumb.label}
          className={classNames('flex items-center gap-1', crumb.href === undefined ? 'min-w-24' : 'flex-none')}
        >
          {at > 0 && <Icon name="chevron-right" className="size-4 flex-none opacity-60" />}
          {crumb.href ? (
            <Link
              href={crumb.href}
              prefetch={false}
              className="hover:text-ink inline-flex min-h-8 min-w-6 items-center hover:underline max-sm:min-h-11"
            >
              {crumb.label}
            </Link>
          ) : (
            <span aria-current="page" className="text-ink truncate">
              {crumb.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
