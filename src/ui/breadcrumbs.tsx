import { Icon } from './icon'

export type Crumb = { readonly label: string; readonly href?: string }

/** Home, the pages between, then the current title (not a link). */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="crumbs" data-soft>
    <ol>
      {crumbs.map((crumb, index) => (
        <li key={crumb.label}>
          {index > 0 && <Icon name="chevron-right" />}
          {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
        </li>
      ))}
    </ol>
  </nav>
)
