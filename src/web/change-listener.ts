import pg from 'pg'
import { type ClockReading, type Heartbeat, startHeartbeat } from '@/src/platform/postgres/heartbeat'

export type ChangeEvent =
  | { readonly kind: 'stock'; readonly tenantId: string }
  | { readonly kind: 'content'; readonly tenantId: string; readonly table: string }
  /** The connection was lost and is back: anything may have changed in between. */
  | { readonly kind: 'reconnected' }

type ListenerOptions = {
  readonly connectionString: string
  readonly onChange: (event: ChangeEvent) => void
  readonly log: (line: string) => void
  /** Called whenever the listener starts or stops receiving changes. */
  readonly onListening?: (listening: boolean) => void
  /** Called whenever Postgres becomes reachable or unreachable. */
  readonly onReachable?: (reachable: boolean) => void
  readonly onClock?: (reading: ClockReading) => void
}

export type ChangeListener = {
  readonly close: () => Promise<void>
  /** Returns whether Postgres has kept a heartbeat waiting for suspiciously long. */
  readonly isOverdue: () => boolean
}

const RETRY_MS = 500

const parseNotification = (channel: string, payload: string): ChangeEvent | null => {
  if (channel === 'forecourt_stock') return { kind: 'stock', tenantId: payload }
  const [tenantId, table] = payload.split(':')
  return tenantId === undefined || table === undefined ? null : { kind: 'content', tenantId, table }
}

const noop = (): void => undefined

/** Opens a connection that listens. `onLost` is called if it ends or fails later. */
const connectListener = async (
  { connectionString, onChange }: ListenerOptions,
  onLost: (lostClient: pg.Client, reason: string) => void,
): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 2000 })
  client.on('notification', ({ channel, payload }) => {
    const event = parseNotification(channel, payload ?? '')
    if (event) onChange(event)
  })
  client.on('error', (error) => onLost(client, error.message))
  client.on('end', () => onLost(client, 'ended'))
  try {
    await client.connect()
    await client.query('LISTEN forecourt_stock; LISTEN forecourt_content')
    return client
  } catch (error) {
    client.end().catch(noop)
    throw error
  }
}

/** Listens on its own connection until it is closed, and reconnects after an outage of Postgres. */
export const openListener = async (options: ListenerOptions): Promise<ChangeListener> => {
  const { onChange, log, onListening = noop, onReachable = noop, onClock = noop } = options
  let client: pg.Client | null = null
  let heartbeat: Heartbeat | null = null
  let closed = false
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
    if (closed || client !== lostClient) return
    client = null
    heartbeat?.stop()
    onListening(false)
    lostClient.end().catch(noop)
    log(`Change listener lost its connection (${reason}); reconnecting.`)
    scheduleReconnect(0)
  }

  const handleReconnected = (): void => {
    onReachable(true)
    onChange({ kind: 'reconnected' })
  }

  const scheduleReconnect = (delayMs: number): void => {
    const handleFailed = (): void => {
      if (closed) return
      onReachable(false)
      scheduleReconnect(RETRY_MS)
    }
    timer = setTimeout(() => void connect().then(handleReconnected, handleFailed), delayMs)
  }

  await connect()
  return {
    isOverdue: () => heartbeat?.isOverdue() ?? false,
    close: async () => {
      closed = true
      clearTimeout(timer)
      heartbeat?.stop()
      const lastClient = client
      client = null
      await lastClient?.end()
    },
  }
}

/** Like `openListener`, for callers that only need the changes. @returns a function that stops listening */
export const listenForChanges = async (options: ListenerOptions): Promise<() => Promise<void>> =>
  (await openListener(options)).close
