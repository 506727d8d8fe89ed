import type pg from 'pg'
import { afterReading } from './unavailable'

/** Postgres's clock (milliseconds since 1970) as it stood between asking and hearing, both by this process's clock. */
export type ClockReading = { readonly asked: number; readonly answered: number; readonly clock: number }

type Options = {
  readonly onClock: (reading: ClockReading) => void
  /** The connection is dead; `silent` where nothing but silence says so. Called once. */
  readonly onDead: (reason: string, silent: boolean) => void
}

export type Heartbeat = {
  /** Whether an answer is owed for suspiciously long. */
  readonly suspect: () => boolean
  readonly stop: () => void
}

const BEAT = 1000
/** A connection that answers nothing for so long is given up: a network or a Postgres that hangs says nothing else. */
const SILENCE = 2000
const SUSPECT = 600

const steady = (): number => performance.timeOrigin + performance.now()

/** Asks for the time once a second, which also tells a connection that is dead from one on which nothing changes. */
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
        if (askedAt === asked) dead(`silent for ${String(SILENCE / 1000)} s`, true)
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
