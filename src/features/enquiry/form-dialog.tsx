import { useEffect } from 'react'
import { Dialog } from '@/src/ui/dialog/dialog'
import { LeadForm } from './lead-form'
import type { LeadFormProps } from './lead-parts'

export type DialogForm = { readonly title: string; readonly intro: string; readonly form: LeadFormProps }

const DIALOG_ID = 'form-dialog'

/**
 * Renames the field ids of other forms while the dialog is open, because ids must be unique on a page.
 * @returns a function that restores them
 */
const reserveFieldIds = (): (() => void) => {
  const otherFields = document.querySelectorAll(`[id^="f-"]:not(#${DIALOG_ID} *)`)
  for (const field of otherFields) field.id = `behind-${field.id}`
  return () => {
    for (const field of otherFields) field.id = field.id.replace(/^behind-/, '')
  }
}

/** A form in a dialog over the page (FIN-06). */
export const FormDialog = ({ title, intro, form, onClose }: DialogForm & { onClose: () => void }) => {
  useEffect(reserveFieldIds, [])
  return (
    <Dialog id={DIALOG_ID} title={title} variant="wide" onClose={onClose}>
      <p className="text-muted max-w-[60ch]">{intro}</p>
      <LeadForm {...form} />
    </Dialog>
  )
}
