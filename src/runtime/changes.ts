import pg from 'pg'

export type Heard =
  | { readonly kind: 'stock'; readonly tenantId: string }
  | { readonly kind: 'content'; readonly tenantId: string; readonly table: string }
  /** The connection was lost and is back: anything may have changed in between. */
  | { readonly kind: 'reconnected' }

type Options = {
  readonly connectionString: string
  readonly onChange: (heard: Heard) => void
  readonly log: (line: string) => void
}

const parse = (channel: string, payload: string): Heard | null => {
  if (channel === 'forecourt_stock') return { kind: 'stock', tenantId: payload }
  const [tenantId, table] = payload.split(':')
  return tenantId === undefined || table === undefined ? null : { kind: 'content', tenantId, table }
}

/** Listens on a connection of its own, for ever; comes back by itself after Postgres was away. */
export const listenForChanges = async ({ connectionString, onChange, log }: Options): Promise<() => Promise<void>> => {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const lost = (error: unknown): void => {
    if (closed || client === null) return
    client = null
    log(`Change listener lost its connection (${error instanceof Error ? error.message : 'ended'}); trying again.`)
    retry()
  }
  const retry = (): void => {
    if (closed) return
    timer = setTimeout(() => {
      connect().then(
        () => onChange({ kind: 'reconnected' }),
        () => retry(),
      )
    }, 500)
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 2000 })
    next.on('notification', ({ channel, payload }) => {
      const heard = parse(channel, payload ?? '')
      if (heard) onChange(heard)
    })
    await next.connect()
    next.on('error', lost)
    next.on('end', () => lost(undefined))
    await next.query('LISTEN forecourt_stock; LISTEN forecourt_content')
    client = next
  }
  await connect()
  return async () => {
    closed = true
    clearTimeout(timer)
    const last = client
    client = null
    await last?.end()
  }
}
