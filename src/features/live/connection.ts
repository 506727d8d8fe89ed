import type { LiveState } from '@/src/domain/stock/vehicle/live'

type UpdateHandler = (state: LiveState) => void

const MIN_DELAY_MS = 2000
const MAX_DELAY_MS = 60_000

/** Milliseconds until the next attempt: longer each time, with jitter so that browsers do not reconnect together. */
const retryDelay = (tries: number): number =>
  Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** (tries - 1)) * (0.5 + Math.random() / 2)

/**
 * Opens a stream of vehicle updates that reconnects by itself; each connection starts with the current states.
 * @returns a function that ends it
 */
export const connectLiveUpdates = (vehicleIds: readonly string[], onUpdate: UpdateHandler): (() => void) => {
  let source: EventSource | null = null
  let timer: number | undefined
  let tries = 0
  const open = (): void => {
    source = new EventSource(`/api/live?cars=${vehicleIds.join(',')}`)
    source.onopen = () => {
      tries = 0
    }
    source.onmessage = ({ data }: MessageEvent<string>) => onUpdate(JSON.parse(data) as LiveState)
    source.onerror = () => {
      source?.close()
      tries += 1
      timer = window.setTimeout(open, retryDelay(tries))
    }
  }
  open()
  return () => {
    window.clearTimeout(timer)
    source?.close()
  }
}
