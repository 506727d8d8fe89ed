import pg from 'pg'
import type { EmailSender } from '@/src/integrations/email/port'
import type { SmsSender } from '@/src/integrations/sms/port'
import { dueDeliveries } from '@/src/services/leads/due-deliveries'
import type { WebhookReach } from '@/src/services/leads/post-webhook'
import { routeLeads } from '@/src/services/leads/route-leads'
import { dueEmails, dueTexts } from '@/src/services/messages/due-messages'
import { drain } from '@/src/services/sending/drain'

export type Senders = {
  readonly email: EmailSender
  readonly sms: SmsSender
  /** Address of the panel, for links in mails to staff. */
  readonly platform: string
  readonly reach?: WebhookReach
}

type Options = {
  readonly connectionString: string
  readonly db: pg.Pool
  readonly senders: Senders
  readonly log: (line: string) => void
  /** Seconds between polls without a notification. */
  readonly poll?: number
}

export type Outbox = { readonly close: () => Promise<void> }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Repeats the work after each `wake` and at least every `poll` seconds, never concurrently. */
const worker = (work: () => Promise<unknown>, poll: number, fail: (error: unknown) => void) => {
  let woken = true
  let stopped = false
  let rouse = (): void => undefined
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, poll * 1000)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    while (!stopped) {
      woken = false
      await work().catch(fail)
      if (!woken && !stopped) await rest()
    }
  }
  const running = run()
  const wake = (): void => {
    woken = true
    rouse()
  }
  return {
    wake,
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}

/**
 * Listens to `forecourt_outbox` on its own connection, reconnects after an error, and calls `onCall` on each connect.
 */
const listen = ({ connectionString, log }: Options, onCall: () => void): { readonly close: () => Promise<void> } => {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const again = (which: pg.Client, reason: string): void => {
    if (closed || client !== which) return
    client = null
    which.end().catch(() => undefined)
    log(`The message worker lost its connection (${reason}); reconnecting.`)
    timer = setTimeout(connect, 500)
  }
  const connect = (): void => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 2000 })
    client = next
    next.on('notification', onCall)
    next.on('error', (error) => again(next, error.message))
    next.on('end', () => again(next, 'ended'))
    next
      .connect()
      .then(() => next.query('LISTEN forecourt_outbox'))
      .then(onCall, (error: unknown) => again(next, messageOf(error)))
  }
  connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/**
 * Sends due texts, emails and lead deliveries. Each kind has its own loop, so that a slow receiver of one does not
 * delay the others. Any number of processes may run it. A notification wakes the loops; polling covers a missed
 * notification.
 */
export const runOutbox = (options: Options): Outbox => {
  const { db, senders, log, poll = 5 } = options
  let stopping = false
  const how = { clock: () => new Date(), stopped: () => stopping }
  const fail = (what: string) => (error: unknown) => log(`${what} could not be processed: ${messageOf(error)}`)
  const deliveries = worker(
    () => drain(dueDeliveries(db, senders), { ...how, lanes: 3 }),
    poll,
    fail('Deliveries of leads'),
  )
  const route = async (): Promise<void> => {
    if ((await routeLeads(db, new Date())) > 0) deliveries.wake()
  }
  const workers = [
    worker(() => drain(dueTexts(db, senders.sms), { ...how, lanes: 2 }), poll, fail('Texts')),
    worker(() => drain(dueEmails(db, senders.email), { ...how, lanes: 2 }), poll, fail('E-mails')),
    worker(route, poll, fail('Leads')),
    deliveries,
  ]
  const ear = listen(options, () => {
    for (const one of workers) one.wake()
  })
  return {
    close: async () => {
      stopping = true
      await ear.close()
      await Promise.all(workers.map((one) => one.stop()))
      await senders.email.close()
    },
  }
}
