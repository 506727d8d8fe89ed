'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon'
import type { Toast } from './toast-store'
import { toasts } from './toasts'

const noToasts: readonly Toast[] = []

const ToastBar = ({ toast }: { toast: Toast }) => (
  <div className="on-scrim bg-scrim text-on-scrim border-on-scrim/30 shadow-floating pointer-events-auto flex max-w-full items-center gap-2 rounded-md border py-1 pr-1 pl-4">
    <p className="py-2">
      {toast.title && <strong className="block font-semibold">{toast.title}</strong>}
      {toast.text}
    </p>
    {toast.action && (
      <button
        type="button"
        className="min-h-11 px-3 font-semibold whitespace-nowrap underline underline-offset-4"
        onClick={() => {
          toast.action?.run()
          toasts.dismiss(toast.id)
        }}
      >
        {toast.action.label}
      </button>
    )}
    <button type="button" className="flex size-11 items-center justify-center" onClick={() => toasts.dismiss(toast.id)}>
      <Icon name="x" className="size-5" />
      <span className="sr-only">Close this message</span>
    </button>
  </div>
)

/** The toasters of a page in mount order: several parts may render one. */
const toasters: { readonly look: () => void }[] = []

/** Returns whether this toaster renders the toasts: the first to mount, and after it the next. */
const useIsFirst = (): boolean => {
  const [me] = useState<{ look: () => void }>(() => ({ look: () => undefined }))
  const subscribe = useCallback(
    (look: () => void) => {
      me.look = look
      toasters.push(me)
      return () => {
        toasters.splice(toasters.indexOf(me), 1)
        toasters[0]?.look()
      }
    },
    [me],
  )
  return useSyncExternalStore(
    subscribe,
    () => toasters[0] === me,
    () => false,
  )
}

/**
 * Renders the toasts (INP-02) in a status region that exists before any toast, above everything, at the bottom. Only
 * one of several renders them. It is a portal, because a section with `content-visibility` would contain a fixed
 * element.
 */
export const Toaster = () => {
  const isFirst = useIsFirst()
  const visibleToasts = useSyncExternalStore(toasts.watch, toasts.all, () => noToasts).filter(({ open }) => open)
  if (!isFirst) return null
  return createPortal(
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--above-bar,1rem)+env(safe-area-inset-bottom))] z-50 flex justify-center"
    >
      {visibleToasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  )
}
