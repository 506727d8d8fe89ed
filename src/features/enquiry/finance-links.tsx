'use client'

import { useEffect, useState } from 'react'
import { usePublicPath } from '@/src/ui/use-public-path'
import type * as formDialog from './form-dialog'

type DialogForm = formDialog.DialogForm
type OpenDialog = { readonly part: typeof formDialog; readonly form: DialogForm }

const fetchForm = async (search: string): Promise<DialogForm> => {
  const response = await fetch(`/api/leads/form${search}`, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`The form request failed with status ${String(response.status)}.`)
  return (await response.json()) as DialogForm
}

const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Opens links to the finance form in a dialog on the page, if the dealer's switch says so (FIN-06). The script loads on
 * the click; if it cannot be loaded, the link is followed. Renders nothing until then.
 */
export const FinanceLinks = ({ path }: { path: string }) => {
  const currentPath = usePublicPath()
  const [dialog, setDialog] = useState<OpenDialog>()
  useEffect(() => setDialog(undefined), [currentPath])
  useEffect(() => {
    if (currentPath === path) return undefined
    const handleClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain(event) || link.origin !== location.origin || link.pathname !== path) return
      event.preventDefault()
      Promise.all([import('./form-dialog'), fetchForm(link.search)]).then(
        ([part, form]) => setDialog({ part, form }),
        (error: unknown) => {
          console.error('The finance form could not be opened in a dialog:', error)
          location.assign(link.href)
        },
      )
    }
    // Capture phase: before other listeners, which would follow the link.
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [currentPath, path])
  return dialog ? <dialog.part.FormDialog {...dialog.form} onClose={() => setDialog(undefined)} /> : null
}
