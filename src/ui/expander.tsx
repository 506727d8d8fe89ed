import { Icon } from './icon'
import type { ReactNode } from 'react'

/**
 * Expands to show more, without script. The control is always at the end. Inside `start`, the classes `while-open` and
 * `while-closed` show an element only in that state.
 */
export const Expander = ({
  start,
  rest,
  more,
  less = 'Show Less',
}: {
  start: ReactNode
  rest?: ReactNode
  more: string
  less?: string
}) => (
  <div className="expander">
    {start}
    <details>
      <summary>
        <b>{more}</b>
        <b>{less}</b>
        <Icon name="chevron-down" />
      </summary>
      {rest}
    </details>
  </div>
)
