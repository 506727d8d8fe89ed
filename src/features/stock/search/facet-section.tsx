import { useState, type ReactNode } from 'react'
import { remember, wasOpen } from './open-sections'
import { useStockSearch } from './search-context'
import { useDrawn } from './use-drawn'

/**
 * A titled group of filters that opens and closes; initially open if one of its values is selected. If each value has
 * to repeat a long address, a closed group is rendered when it is opened.
 */
export const FacetSection = ({
  title,
  open,
  chosen = 0,
  children,
}: {
  title: string
  open: boolean
  chosen?: number
  children: ReactNode
}) => {
  // Fixed at first: removing the last value must not close the group under the pointer.
  const [atFirst] = useState(() => wasOpen(title) ?? (open || chosen > 0))
  const { long } = useStockSearch()
  const { drawn, later, details, open: draw } = useDrawn(open || chosen > 0)
  const shown = drawn || !long
  return (
    <details
      ref={details}
      open={atFirst}
      data-section={title}
      data-later={shown ? undefined : later}
      suppressHydrationWarning
    >
      <summary
        onClick={({ currentTarget }) => {
          draw()
          remember(title, !currentTarget.parentElement?.hasAttribute('open'))
        }}
      >
        <span>{title}</span>
        {chosen > 0 && (
          <span className="bg-ink text-surface flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs tabular-nums">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </summary>
      {shown && <div>{children}</div>}
    </details>
  )
}
