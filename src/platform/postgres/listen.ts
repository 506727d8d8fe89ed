import pg from 'pg'
import { type ClockReading, type Heartbeat, startHeartbeat } from './heartbeat'

export type ListenerOptions = {
  readonly connectionString: string
  readonly channels: readonly string[]
  readonly onNotification: (channel: string, payload: string) => void
  /** Called when a lost connection is back: notifications in between were missed. */
  readonly onReconnected: () => void
  readonly log: (line: string) => void
  /** Called whenever the listener starts or stops receiving notifications. */
  readonly onListening?: (listening: boolean) => void
  /** Called whenever Postgres becomes reachable or unreachable. */
  readonly onReachable?: (reachable: boolean) => void
  readonly onClock?: (reading: ClockReading) => void
}

export type Listener = {
  readonly close: () => Promise<void>
  /** Returns whether Postgres has kept a heartbeat waiting for suspiciously long. */
  readonly isOverdue: () => boolean
}

const RETRY_MS = 500

const noop = (): void => undefined

/** Opens a connection that listens. `onLost` is called if it ends or fails later. */
const connectListener = async (
  { connectionString, channels, onNotification }: ListenerOptions,
  onLost: (lostClient: pg.Client, reason: string) => void,
): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 2000 })
  client.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''))
  client.on('error', (error) => onLost(client, error.message))
  client.on('end', () => onLost(client, 'ended'))
  try {
    await client.connect()
    await client.query(channels.map((channel) => `LISTEN ${pg.escapeIdentifier(channel)}`).join('; '))
    return client
  } catch (error) {
    client.end().catch(noop)
    throw error
  }
}

/**
 * Listens to notifications of Postgres on a connection of its own until it is closed, and reconnects after an outage.
 * Rejects if the first connection fails.
 */
export const openListener = async (options: ListenerOptions): Promise<Listener> => {
  const { channels, log, onReconnected, onListening = noop, onReachable = noop, onClock = noop } = options
  let client: pg.Client | null = null
  let heartbeat: Heartbeat | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = await connectListener(options, handleLost)
    client = next
    onListening(true)
    heartbeat = startHeartbeat(next, {
      onClock,
      onDead: (reason, isSilent) => {
        if (isSilent) onReachable(false)
        handleLost(next, reason)
      },
    })
  }

  const handleLost = (lostClient: pg.Client, reason: string): void => {
    if (isClosed || client !== lostClient) return
    client = null
    heartbeat?.stop()
    onListening(false)
    lostClient.end().catch(noop)
    log(`The listener of ${channels.join(' and ')} lost its connection (${reason}); reconnecting.`)
    scheduleReconnect(0)
  }

  const handleReconnected = (): void => {
    onReachable(true)
    onReconnected()
  }

  const scheduleReconnect = (delayMs: number): void => {
    const handleFailed = (): void => {
      if (isClosed) return
      onReachable(false)
      scheduleReconnect(RETRY_MS)
    }
    timer = setTimeout(() => void connect().then(handleReconnected, handleFailed), delayMs)
  }

  await connect()
  return {
    isOverdue: () => heartbeat?.isOverdue() ?? false,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      heartbeat?.stop()
      const lastClient = client
      client = null
      await lastClient?.end()
    },
  }
}
