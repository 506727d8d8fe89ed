import { Icon } from './icon'
import type { ReactNode } from 'react'

/**
 * More of the same, on demand and without script. The control stays at the end, open or closed; what stands in `start`
 * with the class `while-open` or `while-closed` shows only then.
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
