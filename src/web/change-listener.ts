import { type Listener, type ListenerOptions, openListener } from '@/src/platform/postgres/listen'

export type ChangeEvent =
  | { readonly kind: 'stock'; readonly tenantId: string }
  | { readonly kind: 'content'; readonly tenantId: string; readonly table: string }
  /** The connection was lost and is back: anything may have changed in between. */
  | { readonly kind: 'reconnected' }

type Options = Omit<ListenerOptions, 'channels' | 'onNotification' | 'onReconnected'> & {
  readonly onChange: (event: ChangeEvent) => void
}

const parseNotification = (channel: string, payload: string): ChangeEvent | null => {
  if (channel === 'forecourt_stock') return { kind: 'stock', tenantId: payload }
  const [tenantId, table] = payload.split(':')
  return tenantId === undefined || table === undefined ? null : { kind: 'content', tenantId, table }
}

/** Listens to the changes of stock and content that triggers announce (`migrations/guards`). */
export const listenForChanges = ({ onChange, ...options }: Options): Promise<Listener> =>
  openListener({
    ...options,
    channels: ['forecourt_stock', 'forecourt_content'],
    onNotification: (channel, payload) => {
      const event = parseNotification(channel, payload)
      if (event) onChange(event)
    },
    onReconnected: () => onChange({ kind: 'reconnected' }),
  })
