import type pg from 'pg'
import { afterReading } from './unavailable'

/**
 * Postgres's clock (milliseconds since 1970), read at some moment between sending the query and its answer; both
 * moments are by this process's clock.
 */
export type ClockReading = { readonly asked: number; readonly answered: number; readonly clock: number }

type Options = {
  readonly onClock: (reading: ClockReading) => void
  /** Called once, when the connection is dead. `silent`: it reported no error, it only stopped answering. */
  readonly onDead: (reason: string, silent: boolean) => void
}

export type Heartbeat = {
  /** Returns whether an answer has been overdue for suspiciously long. */
  readonly suspect: () => boolean
  readonly stop: () => void
}

const BEAT = 1000
/** A connection without an answer for this long is dead: a hanging network or Postgres raises no error. */
const SILENCE = 2000
const SUSPECT = 600

const steady = (): number => performance.timeOrigin + performance.now()

/** Queries the time once a second, which also distinguishes a dead connection from a quiet one. */
export const startHeartbeat = (client: pg.Client, { onClock, onDead }: Options): Heartbeat => {
  let stopped = false
  let askedAt: number | null = null
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => {
    stopped = true
    askedAt = null
    clearTimeout(timer)
  }
  const dead = (reason: string, silent: boolean): void => {
    if (stopped) return
    stop()
    onDead(reason, silent)
  }
  const beat = (): void => {
    const asked = steady()
    askedAt = asked
    timer = setTimeout(() => {
      afterReading(() => {
        if (askedAt === asked) dead(`no answer for ${String(SILENCE / 1000)} s`, true)
      })
    }, SILENCE)
    client.query<{ clock: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS clock').then(
      ({ rows }) => {
        if (stopped) return
        clearTimeout(timer)
        askedAt = null
        onClock({ asked, answered: steady(), clock: Number(rows[0]?.clock) })
        timer = setTimeout(beat, BEAT)
      },
      (error: unknown) => dead(error instanceof Error ? error.message : String(error), false),
    )
  }
  beat()
  return { suspect: () => askedAt !== null && steady() - askedAt > SUSPECT, stop }
}
