import { useEffect, useRef } from 'react'
import { Icon } from '@/src/ui/icon'
import { LeadForm } from './lead-form'
import type { LeadFormProps } from './lead-parts'

export type DialogForm = { readonly title: string; readonly intro: string; readonly form: LeadFormProps }

/**
 * Renames the field ids of other forms while the dialog is open, because ids must be unique on a page.
 * @returns a function that restores them
 */
const reserveFieldIds = (dialogElement: Element | null): (() => void) => {
  const otherFields = [...document.querySelectorAll('[id^="f-"]')].filter(
    (field) => dialogElement?.contains(field) === false,
  )
  for (const field of otherFields) field.id = `behind-${field.id}`
  return () => {
    for (const field of otherFields) field.id = field.id.replace(/^behind-/, '')
  }
}

/** A form in a dialog over the page (FIN-06). It opens on mount; on closing, focus returns to where it was. */
export const FormDialog = ({ title, intro, form, onClose }: DialogForm & { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const previousFocus = document.activeElement
    dialog.current?.showModal()
    const restoreIds = reserveFieldIds(dialog.current)
    return () => {
      restoreIds()
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="form-dialog-title"
      className="bg-raised text-ink m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-1rem))] overflow-auto rounded-md backdrop:bg-black/60"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className="grid gap-5 p-5 sm:p-8">
        <header className="flex items-start justify-between gap-4">
          <h2 id="form-dialog-title" className="text-xl font-semibold">
            {title}
          </h2>
          <button type="button" className="site-icon-button flex-none" onClick={() => dialog.current?.close()}>
            <Icon name="x" className="size-6" />
            <span className="sr-only">Close</span>
          </button>
        </header>
        <p className="text-muted max-w-[60ch]">{intro}</p>
        <LeadForm {...form} />
      </div>
    </dialog>
  )
}
