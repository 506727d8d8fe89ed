'use client'

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import './dialog.css'

type Props = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/**
 * A dialog of the panel over the page, open while it is rendered. The browser keeps the focus inside and returns it
 * afterwards; Escape closes it.
 */
export const Dialog = ({ title, onClose, children }: Props) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="panel-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}

type BareDialogProps = {
  readonly element: RefObject<HTMLDialogElement | null>
  readonly label: string
  readonly className: string
  readonly onClose: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A dialog with a look of its own, such as the search. A click beside it closes it too. */
export const BareDialog = ({ element, label, className, onClose, onKeyDown, children }: BareDialogProps) => {
  useEffect(() => element.current?.showModal(), [element])
  return (
    <dialog
      ref={element}
      className={className}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // Its content covers it completely, so a click on the dialog itself is one beside it.
      onClick={(event) => event.target === element.current && element.current.close()}
    >
      {children}
    </dialog>
  )
}
