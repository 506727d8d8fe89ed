import type { ReactNode } from 'react'

/** The rest of a long list behind a button that stands under it; works before script. */
export const Expander = ({ more, less, children }: { more: string; less: string; children: ReactNode }) => (
  <details className="facet-rest">
    <summary className="facet-more">
      <span>{more}</span>
      <span>{less}</span>
    </summary>
    {children}
  </details>
)
