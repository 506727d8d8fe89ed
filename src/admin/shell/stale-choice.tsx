'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useDialogPart } from '@/src/admin/ui/use-dialog-part'

const DIALOG = 'document-stale-data'
const KEEP = 'keep-my-text'

/**
 * A second way out of Payload's dialog, which appears when a document was saved elsewhere: its only button would drop
 * what staff have typed (ADM-02).
 */
export const StaleChoice = () => {
  const { isModalOpen, closeModal } = useModal()
  const buttons = useDialogPart(isModalOpen(DIALOG), `.${DIALOG}__controls`)
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
