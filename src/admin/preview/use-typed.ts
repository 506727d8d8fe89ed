'use client'

import { useEffect, useRef } from 'react'

/** A pause in typing, in milliseconds, after which the page is drawn anew. */
const pause = 300

type Message = { readonly type?: unknown; readonly data?: unknown; readonly collectionSlug?: unknown }

/** What the panel's form holds is told with each change; `payload-document-event` follows a save. */
const formOf = ({ type, data }: Message): unknown => (type === 'payload-live-preview' ? data : undefined)

/**
 * Hears from the panel around this page, or from the one that opened it, what its form holds. `onTyped` gets it at once,
 * `onPause` once nothing was typed for a moment; `onPause` is not called again before it is done.
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
