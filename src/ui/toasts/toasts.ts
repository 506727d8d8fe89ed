import { createToasts } from './toast-store'

/** The page's toasts, shown from anywhere and rendered by `Toaster`. */
export const toasts = createToasts()
