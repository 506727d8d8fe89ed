'use client'

import { useEffect, useRef } from 'react'

/** Debounce of typing before the page is rendered again, in milliseconds. */
const pause = 300

type Message = { readonly type?: unknown; readonly data?: unknown; readonly collectionSlug?: unknown }

/** The form data of a change message; the panel also posts `payload-document-event` after a save. */
const formOf = ({ type, data }: Message): unknown => (type === 'payload-live-preview' ? data : undefined)

/**
 * Receives the form's unsaved data from the panel that embeds or opened this page. `onTyped` is called at once,
 * `onPause` debounced; calls of `onPause` never overlap.
 */
export const useTyped = (onTyped: (form: unknown) => void, onPause: (form: unknown) => Promise<void>): void => {
  const latest = useRef({ onTyped, onPause })
  useEffect(() => {
    latest.current = { onTyped, onPause }
  })
  useEffect(() => {
    let timer: number | undefined
    let drawing = false
    let waiting: unknown
    const drawNow = async (): Promise<void> => {
      if (drawing || waiting === undefined) return
      drawing = true
      const form = waiting
      waiting = undefined
      await latest.current.onPause(form)
      drawing = false
      void drawNow()
    }
    const onMessage = ({ origin, data }: MessageEvent): void => {
      const form = origin === window.location.origin ? formOf((data ?? {}) as Message) : undefined
      if (form === undefined) return
      latest.current.onTyped(form)
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        waiting = form
        void drawNow()
      }, pause)
    }
    window.addEventListener('message', onMessage)
    const around = (window.opener ?? window.parent) as Window | null
    around?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [])
}
