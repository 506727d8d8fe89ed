import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { DialogHead } from './dialog-head'

type Props = {
  id: string
  /** Names the dialog. */
  title: string
  /** `drawer`: at the right edge, as high as the screen. */
  variant?: 'centre' | 'drawer'
  closeLabel?: string
  className?: string
  children: ReactNode
}

/**
 * A dialog that the browser opens and closes without script: a popover, opened by a button whose `popoverTarget` is its
 * id. It closes on Escape and on a click outside.
 */
export const PopoverDialog = ({ id, title, variant = 'centre', closeLabel, className, children }: Props) => (
  <div
    id={id}
    popover="auto"
    role="dialog"
    aria-label={title}
    className={classNames('dialog', `dialog-${variant}`, className)}
  >
    <div>
      <DialogHead
        title={<p>{title}</p>}
        {...(closeLabel && { closeLabel })}
        popoverTarget={id}
        popoverTargetAction="hide"
      />
      {children}
    </div>
  </div>
)
