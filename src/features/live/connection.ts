import type { LiveState } from '@/src/domain/stock/live'

type News = (state: LiveState) => void

const leastWait = 2000
const mostWait = 60_000

/** Milliseconds until the next attempt: longer each time, with jitter so that browsers do not reconnect together. */
const waitAfter = (tries: number): number =>
  Math.min(mostWait, leastWait * 2 ** (tries - 1)) * (0.5 + Math.random() / 2)

/**
 * Opens a stream of vehicle updates that reconnects by itself; each connection starts with the current states.
 * @returns a function that ends it
 */
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
