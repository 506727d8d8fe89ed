/** The text of a toast, and an optional action. */
export type ToastMessage = {
  /** Shown before the text, in bold. */
  readonly title?: string
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Milliseconds until it closes by itself; without it, it stays until it is closed or replaced. */
  readonly durationMs?: number
}
export type Toast = ToastMessage & { readonly id: number; readonly open: boolean }

/** At most one is visible (INP-02). */
const MAX_TOASTS = 1
/** Milliseconds after which a dismissed toast is removed. */
export const REMOVE_DELAY_MS = 1_000_000

/** Creates the store of a page's toasts; only the latest is kept. */
export const createToasts = () => {
  let toasts: readonly Toast[] = []
  let next = 1
  const watchers = new Set<() => void>()
  const update = (changed: readonly Toast[]): void => {
    toasts = changed
    for (const onChange of watchers) onChange()
  }
  const remove = (id: number): void => update(toasts.filter((one) => one.id !== id))
  const dismiss = (id: number): void => {
    if (!toasts.some((one) => one.id === id && one.open)) return
    update(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)))
    setTimeout(remove, REMOVE_DELAY_MS, id)
  }
  return {
    all: (): readonly Toast[] => toasts,
    watch: (onChange: () => void): (() => void) => {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
    /** Shows a toast in place of the previous one. @returns its id */
    show: (message: ToastMessage): number => {
      const id = next++
      update([{ ...message, id, open: true }, ...toasts].slice(0, MAX_TOASTS))
      if (message.durationMs !== undefined) setTimeout(dismiss, message.durationMs, id)
      return id
    },
    dismiss,
  }
}
