import { Icon } from './icon'
import type { ReactNode } from 'react'

/**
 * More of the same, on demand and without script: `start` gives way only when it is a shortened form of
 * `rest` (`replaces`). The control stays at the end, open or closed.
 */
export const Expander = ({
  start,
  rest,
  more,
  less = 'Show Less',
  replaces = false,
}: {
  start: ReactNode
  rest: ReactNode
  more: string
  less?: string
  replaces?: boolean
}) => (
  <div className="group/expander relative pb-14">
    <div className={replaces ? 'group-has-[details[open]]/expander:hidden' : undefined}>{start}</div>
    <details>
      <summary className="text-accent-text absolute bottom-0 left-0 inline-flex min-h-11 items-center gap-1 font-semibold underline-offset-4 hover:underline">
        <span className="group-has-[details[open]]/expander:hidden">{more}</span>
        <span className="hidden group-has-[details[open]]/expander:inline">{less}</span>
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-has-[details[open]]/expander:rotate-180"
        />
      </summary>
      {rest}
    </details>
  </div>
)
