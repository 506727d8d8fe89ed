'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
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
