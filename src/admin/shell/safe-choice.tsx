'use client'

import { useEffect, type ReactNode } from 'react'

/**
 * Lets each question whether something should really happen begin at “Cancel” (ADM-02). Payload begins with the first
 * control, and that of a deletion is the tick for “Skip trash and delete permanently”.
 */
export const SafeChoice = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    const begun = new WeakSet<Element>()
    const handleFocus = ({ target }: FocusEvent): void => {
      const dialog = target instanceof Element ? target.closest('.confirmation-modal') : null
      if (dialog === null || begun.has(dialog)) return
      begun.add(dialog)
      dialog.querySelector<HTMLElement>('#confirm-cancel')?.focus()
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])
  return children
}
