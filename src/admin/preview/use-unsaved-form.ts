'use client'

import { useEffect, useRef } from 'react'

/** Debounce of typing before the page is rendered again, in milliseconds. */
const DEBOUNCE_MS = 300

type Message = { readonly type?: unknown; readonly data?: unknown; readonly collectionSlug?: unknown }

/** The form data of a change message. */
const readForm = ({ type, data }: Message): unknown => (type === 'payload-live-preview' ? data : undefined)

/** True for the message of a save, which may publish the form as it is. */
const isSaved = ({ type }: Message): boolean => type === 'payload-document-event'

/**
 * Receives the form's unsaved data from the panel that embeds or opened this page. `onTyped` is called at once,
 * `onPause` debounced, and again after a save; calls of `onPause` never overlap.
 */
export const useUnsavedForm = (onTyped: (form: unknown) => void, onPause: (form: unknown) => Promise<void>): void => {
  const latest = useRef({ onTyped, onPause })
  useEffect(() => {
    latest.current = { onTyped, onPause }
  })
  useEffect(() => {
    let timer: number | undefined
    let isRendering = false
    let pendingForm: unknown
    let latestForm: unknown
    const renderNow = async (): Promise<void> => {
      if (isRendering || pendingForm === undefined) return
      isRendering = true
      const form = pendingForm
      pendingForm = undefined
      await latest.current.onPause(form)
      isRendering = false
      void renderNow()
    }
    const onMessage = ({ origin, data }: MessageEvent): void => {
      const message = (origin === window.location.origin ? (data ?? {}) : {}) as Message
      const form = isSaved(message) ? latestForm : readForm(message)
      if (form === undefined) return
      latestForm = form
      latest.current.onTyped(form)
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        pendingForm = form
        void renderNow()
      }, DEBOUNCE_MS)
    }
    window.addEventListener('message', onMessage)
    const panel = (window.opener ?? window.parent) as Window | null
    panel?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [])
}
