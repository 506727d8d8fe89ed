import { createToasts } from './toast-store'

/** The page's own toasts: shown from anywhere, drawn by `Toaster`. */
export const toasts = createToasts()
