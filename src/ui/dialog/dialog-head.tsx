import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon'

type Props = Omit<ComponentProps<'button'>, 'title'> & { title: ReactNode; closeLabel?: string }

/** The title of a dialog and the button that closes it; other attributes are the button's. */
export const DialogHead = ({ title, closeLabel = 'Close', ...closeButton }: Props) => (
  <div className="dialog-head">
    {title}
    <button type="button" className="icon-button" {...closeButton}>
      <Icon name="x" />
      <span className="sr-only">{closeLabel}</span>
    </button>
  </div>
)
