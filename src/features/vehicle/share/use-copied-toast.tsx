import { useState, type ComponentType, type ReactNode } from 'react'

const TOAST_MS = 3000

/** Confirms a copied link by a toast for three seconds (VDP-07). `toaster` has to be rendered where it stays visible. */
export const useCopiedToast = (
  title: string,
): { readonly showToast: () => Promise<void>; readonly toaster: ReactNode } => {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const showToast = async (): Promise<void> => {
    const [{ Toaster: LoadedToaster }, { toasts }] = await Promise.all([
      import('@/src/ui/toasts/toaster'),
      import('@/src/ui/toasts/toasts'),
    ])
    setToaster(() => LoadedToaster)
    toasts.show({ text: `The link to the ${title} has been copied.`, durationMs: TOAST_MS })
  }
  return { showToast, toaster: Toaster && <Toaster /> }
}
