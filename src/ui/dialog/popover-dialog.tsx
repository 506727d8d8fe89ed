import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon'

type HeadProps = Omit<ComponentProps<'button'>, 'title'> & { title: ReactNode; closeLabel?: string | undefined }

/** The title of a dialog and the button that closes it; other attributes are the button's. */
export const DialogHead = ({ title, closeLabel = 'Close', ...closeButton }: HeadProps) => (
  <div className="dialog-head">
    {title}
    <button type="button" className="icon-button" {...closeButton}>
      <Icon name="x" />
      <span className="sr-only">{closeLabel}</span>
    </button>
  </div>
)

type Props = {
  id: string
  /** Names the dialog. */
  title: string
  /** `drawer`: at the right edge, as high as the screen. */
  variant: 'centre' | 'drawer'
  closeLabel?: string
  className: string
  children: ReactNode
}

/**
 * A dialog that the browser opens and closes without script: a popover, opened by a button whose `popoverTarget` is its
 * id. It closes on Escape and on a click outside.
 */
export const PopoverDialog = ({ id, title, variant, closeLabel, className, children }: Props) => (
  <div id={id} popover="auto" role="dialog" aria-label={title} className={`dialog dialog-${variant} ${className}`}>
    <div>
      <DialogHead title={<p>{title}</p>} closeLabel={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      {children}
    </div>
  </div>
)
