import { Icon } from '@/src/ui/icon'
import type { ReactNode } from 'react'

/** The rest of a long list behind a button that stands under it; works before script. */
export const Expander = ({ more, less, children }: { more: string; less: string; children: ReactNode }) => (
  <details className="group/more flex flex-col-reverse">
    <summary className="facet-more">
      <span className="group-open/more:hidden">{more}</span>
      <span className="hidden group-open/more:inline">{less}</span>
      <Icon name="chevron-down" className="size-4 transition-transform duration-150 group-open/more:rotate-180" />
    </summary>
    {children}
  </details>
)
