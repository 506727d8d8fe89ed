import type { ServerResponse } from 'node:http'

/** Bytes that a slow client may leave unread before its connection is cut. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** Writes unless the response has ended: a write after the end would emit an unhandled error. */
export const writeIfOpen = (response: ServerResponse, text: string): void => {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
  else response.write(text)
}

/** Cuts a connection whose client has not read the end since the last heartbeat. */
const sendHeartbeat = (response: ServerResponse): void => {
  if (response.writableEnded) response.destroy()
  else writeIfOpen(response, ':\n\n')
}

/** The open connections, counted by sender. One timer sends all heartbeats. */
export const createConnections = (heartbeatMs: number) => {
  const open = new Set<ServerResponse>()
  const bySender = new Map<string, number>()
  let heartbeat: NodeJS.Timeout | undefined
  const addToCount = (sender: string, change: 1 | -1): void => {
    const now = (bySender.get(sender) ?? 0) + change
    if (now > 0) bySender.set(sender, now)
    else bySender.delete(sender)
  }
  const stopHeartbeat = (): void => {
    clearInterval(heartbeat)
    heartbeat = undefined
  }
  return {
    size: () => open.size,
    countBySender: (sender: string) => bySender.get(sender) ?? 0,
    add: (sender: string, response: ServerResponse): void => {
      open.add(response)
      addToCount(sender, 1)
      heartbeat ??= setInterval(() => open.forEach(sendHeartbeat), heartbeatMs)
    },
    remove: (sender: string, response: ServerResponse): void => {
      open.delete(response)
      addToCount(sender, -1)
      if (open.size === 0) stopHeartbeat()
    },
    endAll: (): void => {
      stopHeartbeat()
      for (const response of open) response.end()
    },
  }
}
