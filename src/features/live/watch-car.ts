import type { LiveState } from '@/src/domain/stock/live'
import { connect } from './connection'

type News = (state: LiveState) => void

/** Messages between the tabs of one browser. */
type Message =
  | { readonly kind: 'watch'; readonly tab: string; readonly car: string }
  | { readonly kind: 'leave'; readonly tab: string }
  | { readonly kind: 'who' }
  | { readonly kind: 'news'; readonly state: LiveState }

const name = 'forecourt-live'
/** Time to collect tabs that open together into one connection. */
const gather = 200
const mostCars = 20

/** The leading tab: it has the connection for all tabs, watches their vehicles and passes the updates on. */
const lead = (tab: string, car: string, channel: BroadcastChannel, news: News) => {
  const tabs = new Map([[tab, car]])
  const latest = new Map<string, LiveState>()
  let watched = ''
  let end = (): void => undefined
  let timer: number | undefined
  const open = (): void => {
    const cars = [...new Set(tabs.values())].slice(0, mostCars)
    if (cars.join() === watched) return
    watched = cars.join()
    end()
    end = connect(cars, (state) => {
      latest.set(state.id, state)
      news(state)
      channel.postMessage({ kind: 'news', state } satisfies Message)
    })
  }
  const soon = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(open, gather)
  }
  channel.postMessage({ kind: 'who' } satisfies Message)
  soon()
  return {
    hear: (message: Message): void => {
      if (message.kind === 'watch') {
        tabs.set(message.tab, message.car)
        // This tab opens no connection, which would start with the current state, so it gets the state here.
        const state = latest.get(message.car)
        if (state) channel.postMessage({ kind: 'news', state } satisfies Message)
      }
      if (message.kind === 'leave') tabs.delete(message.tab)
      soon()
    },
    end: (): void => {
      window.clearTimeout(timer)
      end()
    },
  }
}

/** Joins the tabs of this browser, one of which has the connection (Web Locks). @returns a function to leave */
const join = (car: string, news: News): (() => void) => {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const left = new AbortController()
  let leading: ReturnType<typeof lead> | null = null
  const here: Message = { kind: 'watch', tab, car }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'news') news(data.state)
    else if (data.kind === 'who') channel.postMessage(here)
    else leading?.hear(data)
  }
  channel.postMessage(here)
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      leading = lead(tab, car, channel, news)
      left.signal.addEventListener('abort', () => {
        leading?.end()
        resolve()
      })
    })
  // Rejects if this tab leaves before it got the lock: there is nothing to end then.
  navigator.locks.request(name, { signal: left.signal }, hold).catch(() => undefined)
  return () => {
    channel.postMessage({ kind: 'leave', tab } satisfies Message)
    left.abort()
    channel.close()
  }
}

const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel !== 'undefined'

/**
 * Watches one vehicle while the page is visible (VDP-16), with one connection for all tabs of the browser.
 * @returns a function that stops it
 */
export const watchCar = (car: string, news: News): (() => void) => {
  const own = (state: LiveState): void => {
    if (state.id === car) news(state)
  }
  let stop: (() => void) | null = null
  const look = (): void => {
    const seen = document.visibilityState === 'visible'
    if (seen && stop === null) stop = canShare() ? join(car, own) : connect([car], own)
    if (seen || stop === null) return
    stop()
    stop = null
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop?.()
    stop = null
  }
}
