import { useEffect, useState } from 'react'

/** Frames to wait for Payload's dialog. */
const MAX_FRAMES = 60

/** A part of one of Payload's dialogs, once it is in the page, and null while the dialog is closed. */
export const useDialogPart = (isOpen: boolean, selector: string): Element | null => {
  const [part, setPart] = useState<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    let frame = 0
    let count = 0
    const look = (): void => {
      const found = [...document.querySelectorAll(selector)].at(-1) ?? null
      setPart(found)
      count += 1
      if (found === null && count < MAX_FRAMES) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      setPart(null)
    }
  }, [isOpen, selector])
  return part
}
