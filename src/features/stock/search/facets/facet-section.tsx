import { useState, type ReactNode } from 'react'
import { saveSection, readOpenState } from './open-sections'
import { useStockSearch } from '../search-context'
import { useLazyDetails } from './use-lazy-details'

/**
 * A titled group of filters that opens and closes; initially open if one of its values is selected. A closed group is
 * rendered when it is opened if it is declared so (`lazy`), or if each value has to repeat a long address.
 */
export const FacetSection = ({
  title,
  open,
  selectedCount = 0,
  lazy = false,
  children,
}: {
  title: string
  open: boolean
  selectedCount?: number
  lazy?: boolean | undefined
  children: ReactNode
}) => {
  // Fixed at first: removing the last value must not close the group under the pointer.
  const [initiallyOpen] = useState(() => readOpenState(title) ?? (open || selectedCount > 0))
  const { hasLongAddress } = useStockSearch()
  const { drawn, later, details, open: renderContent } = useLazyDetails(open || selectedCount > 0)
  const isRendered = drawn || !(hasLongAddress || lazy)
  return (
    <details
      ref={details}
      open={initiallyOpen}
      data-section={title}
      data-later={isRendered ? undefined : later}
      suppressHydrationWarning
    >
      <summary
        onClick={({ currentTarget }) => {
          renderContent()
          saveSection(title, !currentTarget.parentElement?.hasAttribute('open'))
        }}
      >
        <span>{title}</span>
        {selectedCount > 0 && (
          <span className="bg-ink text-surface flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs tabular-nums">
            {selectedCount}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </summary>
      {isRendered && <div>{children}</div>}
    </details>
  )
}
