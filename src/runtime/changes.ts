import pg from 'pg'
import { type ClockReading, type Heartbeat, startHeartbeat } from './heartbeat'

export type Heard =
  | { readonly kind: 'stock'; readonly tenantId: string }
  | { readonly kind: 'content'; readonly tenantId: string; readonly table: string }
  /** The connection was lost and is back: anything may have changed in between. */
  | { readonly kind: 'reconnected' }

type Options = {
  readonly connectionString: string
  readonly onChange: (heard: Heard) => void
  readonly log: (line: string) => void
  /** Called whenever the listener starts or stops receiving changes. */
  readonly onListening?: (listening: boolean) => void
  /** Called whenever Postgres becomes reachable or unreachable. */
  readonly onReachable?: (reachable: boolean) => void
  readonly onClock?: (reading: ClockReading) => void
}

export type Listening = {
  readonly close: () => Promise<void>
  /** Returns whether Postgres has kept a heartbeat waiting for suspiciously long. */
  readonly suspect: () => boolean
}

const RETRY = 500

const parse = (channel: string, payload: string): Heard | null => {
  if (channel === 'forecourt_stock') return { kind: 'stock', tenantId: payload }
  const [tenantId, table] = payload.split(':')
  return tenantId === undefined || table === undefined ? null : { kind: 'content', tenantId, table }
}

const ignore = (): void => undefined

/** Opens a connection that listens. `onLost` is called if it ends or fails later. */
const connectListener = async (
  { connectionString, onChange }: Options,
  onLost: (which: pg.Client, reason: string) => void,
): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 2000 })
  client.on('notification', ({ channel, payload }) => {
    const heard = parse(channel, payload ?? '')
    if (heard) onChange(heard)
  })
  client.on('error', (error) => onLost(client, error.message))
  client.on('end', () => onLost(client, 'ended'))
  try {
    await client.connect()
    await client.query('LISTEN forecourt_stock; LISTEN forecourt_content')
    return client
  } catch (error) {
    client.end().catch(ignore)
    throw error
  }
}

/** Listens on its own connection until it is closed, and reconnects after an outage of Postgres. */
export const openListener = async (options: Options): Promise<Listening> => {
  const { onChange, log, onListening = ignore, onReachable = ignore, onClock = ignore } = options
  let client: pg.Client | null = null
  let heart: Heartbeat | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = await connectListener(options, lost)
    client = next
    onListening(true)
    heart = startHeartbeat(next, {
      onClock,
      onDead: (reason, silent) => {
        if (silent) onReachable(false)
        lost(next, reason)
      },
    })
  }

  const lost = (which: pg.Client, reason: string): void => {
    if (closed || client !== which) return
    client = null
    heart?.stop()
    onListening(false)
    which.end().catch(ignore)
    log(`Change listener lost its connection (${reason}); reconnecting.`)
    retry(0)
  }

  const back = (): void => {
    onReachable(true)
    onChange({ kind: 'reconnected' })
  }

  const retry = (wait: number): void => {
    const stillAway = (): void => {
      if (closed) return
      onReachable(false)
      retry(RETRY)
    }
    timer = setTimeout(() => void connect().then(back, stillAway), wait)
  }

  await connect()
  return {
    suspect: () => heart?.suspect() ?? false,
    close: async () => {
      closed = true
      clearTimeout(timer)
      heart?.stop()
      const last = client
      client = null
      await last?.end()
    },
  }
}

/** Like `openListener`, for callers that only need the changes. @returns a function that stops listening */
export const listenForChanges = async (options: Options): Promise<() => Promise<void>> =>
  (await openListener(options)).close
