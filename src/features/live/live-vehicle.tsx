'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/src/ui/icon'
import { liveStateKey, liveUpdateText, liveRefetchDelayMs, type LiveState } from '@/src/domain/stock/vehicle/live'

/**
 * Keeps an open page up to date (VDP-16). `mark` identifies the state that the page shows. When the stock has another
 * one, the page refreshes in place, and a message, read by screen readers too, says what happened.
 */
export const LiveVehicle = ({ id, mark }: { id: string; mark: string }) => {
  const router = useRouter()
  const [update, setUpdate] = useState<LiveState | null>(null)
  const [message, setMessage] = useState('')

  useEffect(() => {
    let stop: (() => void) | null = null
    let cancelled = false
    const start = (): void => {
      import('./watch-vehicle').then(
        ({ watchVehicle }) => {
          if (!cancelled) stop = watchVehicle(id, setUpdate)
        },
        (error: unknown) => console.warn('Live updates could not be started:', error),
      )
    }
    const timer = window.setTimeout(start, 1000)
    return () => {
      cancelled = true
      window.clearTimeout(timer)
      stop?.()
    }
  }, [id])

  useEffect(() => {
    if (update === null || liveStateKey(update) === mark) return
    setMessage(liveUpdateText(mark, update))
    let tries = 0
    let timer = 0
    const refresh = (): void => {
      tries += 1
      router.refresh()
      const wait = liveRefetchDelayMs(tries)
      if (wait !== null) timer = window.setTimeout(refresh, wait)
    }
    timer = window.setTimeout(refresh, 100 + Math.random() * 500)
    return () => window.clearTimeout(timer)
  }, [update, mark, router])

  return (
    <div className="live-news on-scrim">
      <p role="status">{message}</p>
      {message && (
        <button type="button" onClick={() => setMessage('')}>
          <Icon name="x" />
          <span className="sr-only">Close this message</span>
        </button>
      )}
    </div>
  )
}
