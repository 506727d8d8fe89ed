import { useEffect } from 'react'

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))

/** An editor of rich text makes a link with Ctrl+K. */
const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isTextInput(target)

const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isRichText(target)

/** Calls `onOpen` for “/” outside of inputs, and for Ctrl+K or ⌘K, unless a dialog is open. */
export const useSearchKeys = (onOpen: () => void): void => {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !(isSlash(event) || isCommandK(event))) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [onOpen])
}
