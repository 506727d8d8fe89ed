'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/src/ui/icon'
import { liveMark, liveNews, liveWait, type LiveState } from '@/src/domain/stock/live'

/**
 * Keeps an open page up to date (VDP-16). `mark` identifies the state that the page shows. When the stock has another
 * one, the page refreshes in place, and a message, read by screen readers too, says what happened.
 */
export const LiveCar = ({ id, mark }: { id: string; mark: string }) => {
  const router = useRouter()
  const [news, setNews] = useState<LiveState | null>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    const begin = (): void => {
      import('./watch-car').then(
        ({ watchCar }) => {
          if (!gone) stop = watchCar(id, setNews)
        },
        (error: unknown) => console.warn('Live updates could not be started:', error),
      )
    }
    const timer = window.setTimeout(begin, 1000)
    return () => {
      gone = true
      window.clearTimeout(timer)
      stop?.()
    }
  }, [id])

  useEffect(() => {
    if (news === null || liveMark(news) === mark) return
    setWords(liveNews(mark, news))
    let tries = 0
    let timer = 0
    const again = (): void => {
      tries += 1
      router.refresh()
      const wait = liveWait(tries)
      if (wait !== null) timer = window.setTimeout(again, wait)
    }
    timer = window.setTimeout(again, 100 + Math.random() * 500)
    return () => window.clearTimeout(timer)
  }, [news, mark, router])

  return (
    <div className="live-news on-scrim">
      <p role="status">{words}</p>
      {words && (
        <button type="button" onClick={() => setWords('')}>
          <Icon name="x" />
          <span className="sr-only">Close this message</span>
        </button>
      )}
    </div>
  )
}
