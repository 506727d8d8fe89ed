import type { LiveState } from '@/src/domain/stock/live'
import { connect } from './connection'

type News = (state: LiveState) => void

/** What the tabs of one browser say to each other. */
type Message =
  | { readonly kind: 'watch'; readonly tab: string; readonly car: string }
  | { readonly kind: 'leave'; readonly tab: string }
  | { readonly kind: 'who' }
  | { readonly kind: 'news'; readonly state: LiveState }

const name = 'forecourt-live'
/** Milliseconds in which tabs that open together are gathered into one connection. */
const gather = 200
const mostCars = 20

/** The tab that holds the connection for all: it watches every tab's car, and passes on what it hears. */
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
        // A tab that comes to a car of others opens no connection, which would tell it how the car stands.
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

/** Takes part as one of a browser's tabs, of which one has the connection (Web Locks). @returns how to leave */
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
  // Leaving while others hold it rejects: that is how a waiting tab goes.
  navigator.locks.request(name, { signal: left.signal }, hold).catch(() => undefined)
  return () => {
    channel.postMessage({ kind: 'leave', tab } satisfies Message)
    left.abort()
    channel.close()
  }
}

const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel !== 'undefined'

/** Hears of one car for as long as the page is seen (VDP-16); one connection for all of a browser's tabs. @returns how to stop */
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
