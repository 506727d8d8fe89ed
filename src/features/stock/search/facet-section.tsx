import { Icon } from '@/src/ui/icon'
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
    <details
      open={atFirst}
      data-section={title}
      suppressHydrationWarning
      className="group/section border-border border-b py-1"
    >
      <summary
        onClick={({ currentTarget }) => remember(title, !currentTarget.parentElement?.hasAttribute('open'))}
        className="font-heading flex min-h-12 items-center gap-2 text-sm font-semibold"
      >
        <span className="flex-1">{title}</span>
        {chosen > 0 && (
          <span className="bg-ink text-surface flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs tabular-nums">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <Icon
          name="chevron-down"
          className="text-muted size-4 transition-transform duration-150 group-open/section:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
