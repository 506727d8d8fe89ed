'use client'

import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { classNames } from '../class-names'
import { DialogHead } from './popover-dialog'

type Props = Pick<ComponentProps<'dialog'>, 'className' | 'children' | 'onClick' | 'onKeyDown'> & {
  id: string
  /** The heading, which names the dialog. */
  title: string
  /** `wide` has room for a form. `full-screen` shows no heading, and its children have a button that closes it. */
  variant?: 'centre' | 'wide' | 'full-screen'
  isOpen?: boolean
  /** Escape, the close button or a click outside asks to close; the owner then removes it or clears `isOpen`. */
  onClose: () => void
}

/** Opens the dialog while `isOpen`. It is closed before it is removed: only then does the browser return the focus. */
const useModal = (isOpen: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect, because parents measure the content, and a closed dialog has no width.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return undefined
    element.showModal()
    return () => element.close()
  }, [isOpen])
  return dialog
}

/**
 * A modal dialog: the page behind it neither scrolls nor can be focused (`dialog.css`), and the focus returns to where
 * it was. `PopoverDialog` is one that opens without script.
 */
export const Dialog = (props: Props) => {
  const { id, title, variant = 'centre', isOpen = true, onClose, className, children, onClick, onKeyDown } = props
  const titleId = `${id}-title`
  const hasHead = variant !== 'full-screen'
  const handleClick = (event: MouseEvent<HTMLDialogElement>): void => {
    onClick?.(event)
    // The dialog itself is the target only of a click outside its content.
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <dialog
      ref={useModal(isOpen)}
      id={id}
      className={classNames('dialog', `dialog-${variant}`, className)}
      {...(hasHead ? { 'aria-labelledby': titleId } : { 'aria-label': title })}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={handleClick}
      onKeyDown={onKeyDown}
    >
      {hasHead ? (
        <div>
          <DialogHead title={<h2 id={titleId}>{title}</h2>} onClick={onClose} />
          {children}
        </div>
      ) : (
        children
      )}
    </dialog>
  )
}
