import { remember, wasOpen } from './open-sections'
import { useState, type ReactNode } from 'react'

/** A titled group of filters that opens and closes; open from the start when something in it is chosen. */
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
  // Fixed at first: lifting the last choice must not close the group under the pointer.
  const [atFirst] = useState(() => wasOpen(title) ?? (open || chosen > 0))
  return (
    <details open={atFirst} data-section={title} suppressHydrationWarning>
      <summary onClick={({ currentTarget }) => remember(title, !currentTarget.parentElement?.hasAttribute('open'))}>
        <span>{title}</span>
        {chosen > 0 && (
          <span className="bg-ink text-surface flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs tabular-nums">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </summary>
      <div>{children}</div>
    </details>
  )
}
