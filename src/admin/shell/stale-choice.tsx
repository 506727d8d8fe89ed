'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const DIALOG = 'document-stale-data'
const KEEP = 'keep-my-text'

/** Frames to wait for Payload's dialog. */
const MAX_FRAMES = 60

/** The place of the buttons in Payload's dialog about a newer version, while it is open. */
const useDialogButtons = (isOpen: boolean): Element | null => {
  const [buttons, setButtons] = useState<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    let frame = 0
    let count = 0
    const look = (): void => {
      const found = document.querySelector(`.${DIALOG}__controls`)
      setButtons(found)
      count += 1
      if (found === null && count < MAX_FRAMES) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      setButtons(null)
    }
  }, [isOpen])
  return buttons
}

/**
 * A second way out of Payload's dialog, which appears when a document was saved elsewhere: its only button would drop
 * what staff have typed (ADM-02).
 */
export const StaleChoice = () => {
  const { isModalOpen, closeModal } = useModal()
  const buttons = useDialogButtons(isModalOpen(DIALOG))
  // The dialog begins at its first button, which would drop what was typed.
  useEffect(() => {
    if (buttons === null) return undefined
    const frame = requestAnimationFrame(() => buttons.querySelector<HTMLElement>(`.${KEEP}`)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [buttons])
  if (buttons === null) return null
  return createPortal(
    <Button
      buttonStyle="secondary"
      className={KEEP}
      size="medium"
      margin={false}
      type="button"
      onClick={() => closeModal(DIALOG)}
    >
      Keep my text
    </Button>,
    buttons,
  )
}
