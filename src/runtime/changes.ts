import pg from 'pg'

export type Heard =
  | { readonly kind: 'stock'; readonly tenantId: string }
  | { readonly kind: 'content'; readonly tenantId: string; readonly table: string }
  /** The connection was lost and is back: anything may have changed in between. */
  | { readonly kind: 'reconnected' }

/** Postgres's clock (milliseconds since 1970) as it stood between asking and hearing, both by this process's clock. */
export type ClockReading = { readonly asked: number; readonly answered: number; readonly clock: number }

type Options = {
  readonly connectionString: string
  readonly onChange: (heard: Heard) => void
  readonly log: (line: string) => void
  /** Whether changes are heard, each time that turns. */
  readonly onListening?: (listening: boolean) => void
  /** Whether Postgres can be reached, each time that turns. */
  readonly onReachable?: (reachable: boolean) => void
  readonly onClock?: (reading: ClockReading) => void
}

export type Listening = {
  readonly close: () => Promise<void>
  /** Whether Postgres owes an answer for suspiciously long. */
  readonly suspect: () => boolean
}

const BEAT = 1000
/** A connection that answers nothing for so long is given up: a network or a Postgres that hangs says nothing else. */
const SILENCE = 2000
const SUSPECT = 600

const steady = (): number => performance.timeOrigin + performance.now()

const parse = (channel: string, payload: string): Heard | null => {
  if (channel === 'forecourt_stock') return { kind: 'stock', tenantId: payload }
  const [tenantId, table] = payload.split(':')
  return tenantId === undefined || table === undefined ? null : { kind: 'content', tenantId, table }
}

const ignore = (): void => undefined

/** Listens on a connection of its own, for ever; comes back by itself after Postgres was away. */
export const openListener = async (options: Options): Promise<Listening> => {
  const { connectionString, onChange, log, onListening = ignore, onReachable = ignore, onClock = ignore } = options
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let askedAt: number | null = null

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 2000 })
    next.on('notification', ({ channel, payload }) => {
      const heard = parse(channel, payload ?? '')
      if (heard) onChange(heard)
    })
    next.on('error', (error) => lost(next, error.message))
    next.on('end', () => lost(next, 'ended'))
    try {
      await next.connect()
      await next.query('LISTEN forecourt_stock; LISTEN forecourt_content')
    } catch (error) {
      next.end().catch(ignore)
      throw error
    }
    client = next
    onListening(true)
    beat(next)
  }

  const lost = (which: pg.Client, reason: string): void => {
    if (closed || client !== which) return
    client = null
    askedAt = null
    clearTimeout(timer)
    onListening(false)
    which.end().catch(ignore)
    log(`Change listener lost its connection (${reason}); trying again.`)
    retry(0)
  }

  const retry = (wait: number): void => {
    timer = setTimeout(() => {
      connect().then(
        () => {
          onReachable(true)
          onChange({ kind: 'reconnected' })
        },
        () => {
          if (closed) return
          onReachable(false)
          retry(500)
        },
      )
    }, wait)
  }

  /** Asks for the time once a second, which also tells a connection that is dead from one on which nothing changes. */
  const beat = (on: pg.Client): void => {
    const asked = steady()
    askedAt = asked
    const silent = setTimeout(() => {
      onReachable(false)
      lost(on, `silent for ${String(SILENCE / 1000)} s`)
    }, SILENCE)
    on.query<{ clock: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS clock').then(
      ({ rows }) => {
        clearTimeout(silent)
        if (closed || client !== on) return
        askedAt = null
        onClock({ asked, answered: steady(), clock: Number(rows[0]?.clock) })
        timer = setTimeout(() => beat(on), BEAT)
      },
      (error: unknown) => {
        clearTimeout(silent)
        lost(on, error instanceof Error ? error.message : String(error))
      },
    )
  }

  await connect()
  return {
    suspect: () => askedAt !== null && steady() - askedAt > SUSPECT,
    close: async () => {
      closed = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end()
    },
  }
}

/** As `openListener`, for those that only want to hear. @returns how to stop */
export const listenForChanges = async (options: Options): Promise<() => Promise<void>> =>
  (await openListener(options)).close
