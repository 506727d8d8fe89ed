import type { LiveState } from '@/src/domain/stock/live'

type News = (state: LiveState) => void

const leastWait = 2000
const mostWait = 60_000

/** Milliseconds before the next try: longer each time, and never all browsers at once. */
const waitAfter = (tries: number): number =>
  Math.min(mostWait, leastWait * 2 ** (tries - 1)) * (0.5 + Math.random() / 2)

/** One stream of news about cars, which comes back by itself; each new one begins with how things are. @returns how to end it */
export const connect = (cars: readonly string[], news: News): (() => void) => {
  let source: EventSource | null = null
  let timer: number | undefined
  let tries = 0
  const open = (): void => {
    source = new EventSource(`/api/live?cars=${cars.join(',')}`)
    source.onopen = () => {
      tries = 0
    }
    source.onmessage = ({ data }: MessageEvent<string>) => news(JSON.parse(data) as LiveState)
    source.onerror = () => {
      source?.close()
      tries += 1
      timer = window.setTimeout(open, waitAfter(tries))
    }
  }
  open()
  return () => {
    window.clearTimeout(timer)
    source?.close()
  }
}
