import type pg from 'pg'
import { afterPendingReads } from '../after-pending-reads'

/**
 * Postgres's clock (milliseconds since 1970), read at some moment between sending the query and its answer; both
 * moments are by this process's clock.
 */
export type ClockReading = { readonly sentAt: number; readonly answeredAt: number; readonly databaseTime: number }

type HeartbeatOptions = {
  readonly onClock: (reading: ClockReading) => void
  /** Called once, when the connection is dead. `silent`: it reported no error, it only stopped answering. */
  readonly onDead: (reason: string, isSilent: boolean) => void
}

export type Heartbeat = {
  /** Returns whether an answer has been overdue for suspiciously long. */
  readonly isOverdue: () => boolean
  readonly stop: () => void
}

const BEAT_INTERVAL_MS = 1000
/** A connection without an answer for this long is dead: a hanging network or Postgres raises no error. */
const MAX_SILENCE_MS = 2000
const OVERDUE_MS = 600

const monotonicNow = (): number => performance.timeOrigin + performance.now()

/** Queries the time once a second, which also distinguishes a dead connection from a quiet one. */
export const startHeartbeat = (client: pg.Client, { onClock, onDead }: HeartbeatOptions): Heartbeat => {
  let isStopped = false
  let pendingSince: number | null = null
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => {
    isStopped = true
    pendingSince = null
    clearTimeout(timer)
  }
  const handleDead = (reason: string, isSilent: boolean): void => {
    if (isStopped) return
    stop()
    onDead(reason, isSilent)
  }
  const beat = (): void => {
    const sentAt = monotonicNow()
    pendingSince = sentAt
    timer = setTimeout(() => {
      afterPendingReads(() => {
        if (pendingSince === sentAt) handleDead(`no response for ${String(MAX_SILENCE_MS / 1000)} s`, true)
      })
    }, MAX_SILENCE_MS)
    client.query<{ clock: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS clock').then(
      ({ rows }) => {
        if (isStopped) return
        clearTimeout(timer)
        pendingSince = null
        onClock({ sentAt, answeredAt: monotonicNow(), databaseTime: Number(rows[0]?.clock) })
        timer = setTimeout(beat, BEAT_INTERVAL_MS)
      },
      (error: unknown) => handleDead(error instanceof Error ? error.message : String(error), false),
    )
  }
  beat()
  return { isOverdue: () => pendingSince !== null && monotonicNow() - pendingSince > OVERDUE_MS, stop }
}
