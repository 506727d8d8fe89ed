import type { LiveState } from '@/src/domain/stock/vehicle/live'
import { connectLiveUpdates } from './connection'

type UpdateHandler = (state: LiveState) => void

/** Messages between the tabs of one browser. */
type Message =
  | { readonly kind: 'watch'; readonly tab: string; readonly vehicle: string }
  | { readonly kind: 'leave'; readonly tab: string }
  | { readonly kind: 'who' }
  | { readonly kind: 'news'; readonly state: LiveState }

const CHANNEL_NAME = 'forecourt-live'
/** Time to collect tabs that open together into one connection. */
const GATHER_MS = 200
const MAX_VEHICLES = 20

/** The leading tab: it has the connection for all tabs, watches their vehicles and passes the updates on. */
const createLeader = (tab: string, vehicleId: string, channel: BroadcastChannel, onUpdate: UpdateHandler) => {
  const tabs = new Map([[tab, vehicleId]])
  const latest = new Map<string, LiveState>()
  let watchedIds = ''
  let end = (): void => undefined
  let timer: number | undefined
  const open = (): void => {
    const vehicles = [...new Set(tabs.values())].slice(0, MAX_VEHICLES)
    if (vehicles.join() === watchedIds) return
    watchedIds = vehicles.join()
    end()
    end = connectLiveUpdates(vehicles, (state) => {
      latest.set(state.id, state)
      onUpdate(state)
      channel.postMessage({ kind: 'news', state } satisfies Message)
    })
  }
  const scheduleOpen = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(open, GATHER_MS)
  }
  channel.postMessage({ kind: 'who' } satisfies Message)
  scheduleOpen()
  return {
    handleMessage: (message: Message): void => {
      if (message.kind === 'watch') {
        tabs.set(message.tab, message.vehicle)
        // This tab opens no connection, which would start with the current state, so it gets the state here.
        const state = latest.get(message.vehicle)
        if (state) channel.postMessage({ kind: 'news', state } satisfies Message)
      }
      if (message.kind === 'leave') tabs.delete(message.tab)
      scheduleOpen()
    },
    end: (): void => {
      window.clearTimeout(timer)
      end()
    },
  }
}

/** Joins the tabs of this browser, one of which has the connection (Web Locks). @returns a function to leave */
const joinTabs = (vehicleId: string, onUpdate: UpdateHandler): (() => void) => {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(CHANNEL_NAME)
  const leaveController = new AbortController()
  let leader: ReturnType<typeof createLeader> | null = null
  const watchMessage: Message = { kind: 'watch', tab, vehicle: vehicleId }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'news') onUpdate(data.state)
    else if (data.kind === 'who') channel.postMessage(watchMessage)
    else leader?.handleMessage(data)
  }
  channel.postMessage(watchMessage)
  const becomeLeader = (): Promise<void> =>
    new Promise((resolve) => {
      leader = createLeader(tab, vehicleId, channel, onUpdate)
      leaveController.signal.addEventListener('abort', () => {
        leader?.end()
        resolve()
      })
    })
  // Rejects if this tab leaves before it got the lock: there is nothing to end then.
  navigator.locks.request(CHANNEL_NAME, { signal: leaveController.signal }, becomeLeader).catch(() => undefined)
  return () => {
    channel.postMessage({ kind: 'leave', tab } satisfies Message)
    leaveController.abort()
    channel.close()
  }
}

const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel !== 'undefined'

/**
 * Watches one vehicle while the page is visible (VDP-16), with one connection for all tabs of the browser.
 * @returns a function that stops it
 */
export const watchVehicle = (vehicleId: string, onUpdate: UpdateHandler): (() => void) => {
  const handleUpdate = (state: LiveState): void => {
    if (state.id === vehicleId) onUpdate(state)
  }
  let stop: (() => void) | null = null
  const handleVisibility = (): void => {
    const visible = document.visibilityState === 'visible'
    if (visible && stop === null)
      stop = canShare() ? joinTabs(vehicleId, handleUpdate) : connectLiveUpdates([vehicleId], handleUpdate)
    if (visible || stop === null) return
    stop()
    stop = null
  }
  document.addEventListener('visibilitychange', handleVisibility)
  handleVisibility()
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    stop?.()
    stop = null
  }
}
