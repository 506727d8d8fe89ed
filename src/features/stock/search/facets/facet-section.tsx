import { useState, type ReactNode } from 'react'
import { useSiteBasics } from '@/src/shared/site-basics'
import { saveSection, readOpenState } from './open-sections'
import { useStockSearch } from '../search-context'
import { useLazyDetails } from './use-lazy-details'

const SelectedCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="bg-ink text-surface flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs tabular-nums">
      {count}
      <span className="sr-only"> chosen</span>
    </span>
  )

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
  // A menu of the bar covers the results, so it is closed at first, and the browser keeps only one open.
  const isMenu = useSiteBasics().look.search_filters === 'top'
  // Fixed at first: removing the last value must not close the group under the pointer.
  const [initiallyOpen] = useState(() => !isMenu && (readOpenState(title) ?? (open || selectedCount > 0)))
  const { hasLongAddress } = useStockSearch()
  const { drawn, later, details, open: renderContent } = useLazyDetails(open || selectedCount > 0)
  const isRendered = drawn || !(hasLongAddress || lazy)
  return (
    <details
      ref={details}
      open={initiallyOpen}
      name={isMenu ? 'filters' : undefined}
      data-section={title}
      data-chosen={selectedCount > 0 || undefined}
      data-later={isRendered ? undefined : later}
      suppressHydrationWarning
    >
      <summary
        onClick={({ currentTarget }) => {
          renderContent()
          if (!isMenu) saveSection(title, !currentTarget.parentElement?.hasAttribute('open'))
        }}
      >
        <span>{title}</span>
        <SelectedCount count={selectedCount} />
      </summary>
      {isRendered && <div>{children}</div>}
    </details>
  )
}
