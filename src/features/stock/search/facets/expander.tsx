import type { ReactNode } from 'react'
import { useLazyDetails } from './use-lazy-details'

/** The rest of a long list, rendered when the button below the list opens it. */
export const Expander = ({ more, less, children }: { more: string; less: string; children: ReactNode }) => {
  const { drawn, later, details, open } = useLazyDetails(false)
  return (
    <details ref={details} data-later={later} className="facet-rest">
      <summary onClick={open} className="facet-more">
        <span>{more}</span>
        <span>{less}</span>
      </summary>
      {drawn && children}
    </details>
  )
}
