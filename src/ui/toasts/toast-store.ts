/** The text of a toast, and an optional action. */
export type ToastMessage = {
  /** Shown before the text, in bold. */
  readonly title?: string
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Milliseconds until it closes by itself; without it, it stays until it is closed or replaced. */
  readonly lasts?: number
}
export type Toast = ToastMessage & { readonly id: number; readonly open: boolean }

/** At most one is visible (INP-02). */
const mostToasts = 1
/** Milliseconds after which a dismissed toast is removed. */
export const removedAfter = 1_000_000

/** Creates the store of a page's toasts; only the latest is kept. */
export const createToasts = () => {
  let toasts: readonly Toast[] = []
  let next = 1
  const watchers = new Set<() => void>()
  const put = (changed: readonly Toast[]): void => {
    toasts = changed
    for (const tell of watchers) tell()
  }
  const remove = (id: number): void => put(toasts.filter((one) => one.id !== id))
  const dismiss = (id: number): void => {
    if (!toasts.some((one) => one.id === id && one.open)) return
    put(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)))
    setTimeout(remove, removedAfter, id)
  }
  return {
    all: (): readonly Toast[] => toasts,
    watch: (tell: () => void): (() => void) => {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    /** Shows a toast in place of the previous one. @returns its id */
    show: (message: ToastMessage): number => {
      const id = next++
      put([{ ...message, id, open: true }, ...toasts].slice(0, mostToasts))
      if (message.lasts !== undefined) setTimeout(dismiss, message.lasts, id)
      return id
    },
    dismiss,
  }
}
