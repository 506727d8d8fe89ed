'use client'

import { useEffect, type ReactNode } from 'react'

/**
 * Lets each question whether something should really happen begin at “Cancel” (ADM-02). Payload begins with the first
 * control, and that of a deletion is the tick for “Skip trash and delete permanently”.
 */
export const SafeChoice = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    /** Dialogs in which staff have pressed something: from then on the focus is theirs. */
    const used = new WeakSet<Element>()
    const dialogOf = ({ target }: Event): Element | null =>
      target instanceof Element ? target.closest('.confirmation-modal') : null
    const handleUse = (event: Event): void => {
      const dialog = dialogOf(event)
      if (dialog !== null) used.add(dialog)
    }
    const handleFocus = (event: FocusEvent): void => {
      const dialog = dialogOf(event)
      if (dialog === null || used.has(dialog)) return
      const cancel = dialog.querySelector<HTMLElement>('#confirm-cancel')
      if (cancel !== event.target) cancel?.focus()
    }
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    document.addEventListener('keydown', handleUse, options)
    document.addEventListener('pointerdown', handleUse, options)
    document.addEventListener('focusin', handleFocus, options)
    return () => controller.abort()
  }, [])
  return children
}
