import pg from 'pg'
import type { EmailSender } from '@/src/integrations/email/port'
import type { SmsSender } from '@/src/integrations/sms/port'
import { createDeliveryQueue } from '@/src/services/leads/due-deliveries'
import type { WebhookAccess } from '@/src/services/leads/post-webhook'
import { routeLeads } from '@/src/services/leads/route-leads'
import { createEmailQueue, createSmsQueue } from '@/src/services/messages/due-messages'
import { drain } from '@/src/services/sending/drain'

export type Senders = {
  readonly email: EmailSender
  readonly sms: SmsSender
  /** Address of the panel, for links in mails to staff. */
  readonly platform: string
  readonly reach?: WebhookAccess
}

type Options = {
  readonly connectionString: string
  readonly db: pg.Pool
  readonly senders: Senders
  readonly log: (line: string) => void
  /** Seconds between polls without a notification. */
  readonly pollSeconds?: number
}

export type MessageWorker = { readonly close: () => Promise<void> }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Repeats the work after each `wake` and at least every `poll` seconds, never concurrently. */
const startLoop = (work: () => Promise<unknown>, poll: number, logFailure: (error: unknown) => void) => {
  let isWoken = true
  let isStopped = false
  let endWait = (): void => undefined
  const waitForWake = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, poll * 1000)
      endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false
      await work().catch(logFailure)
      if (!isWoken && !isStopped) await waitForWake()
    }
  }
  const running = run()
  const wake = (): void => {
    isWoken = true
    endWait()
  }
  return {
    wake,
    stop: async () => {
      isStopped = true
      wake()
      await running
    },
  }
}

/**
 * Listens to `forecourt_outbox` on its own connection, reconnects after an error, and calls `onCall` on each connect.
 */
const listenForMessages = (
  { connectionString, log }: Options,
  onCall: () => void,
): { readonly close: () => Promise<void> } => {
  let client: pg.Client | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const reconnect = (failedClient: pg.Client, reason: string): void => {
    if (isClosed || client !== failedClient) return
    client = null
    failedClient.end().catch(() => undefined)
    log(`The message worker lost its connection (${reason}); reconnecting.`)
    timer = setTimeout(connect, 500)
  }
  const connect = (): void => {
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 2000 })
    client = next
    next.on('notification', onCall)
    next.on('error', (error) => reconnect(next, error.message))
    next.on('end', () => reconnect(next, 'ended'))
    next
      .connect()
      .then(() => next.query('LISTEN forecourt_outbox'))
      .then(onCall, (error: unknown) => reconnect(next, messageOf(error)))
  }
  connect()
  return {
    close: async () => {
      isClosed = true
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
export const runMessageWorker = (options: Options): MessageWorker => {
  const { db, senders, log, pollSeconds: poll = 5 } = options
  let isStopping = false
  const drainOptions = { clock: () => new Date(), stopped: () => isStopping }
  const logFailure = (what: string) => (error: unknown) => log(`${what} could not be processed: ${messageOf(error)}`)
  const deliveries = startLoop(
    () => drain(createDeliveryQueue(db, senders), { ...drainOptions, lanes: 3 }),
    poll,
    logFailure('Deliveries of leads'),
  )
  const route = async (): Promise<void> => {
    if ((await routeLeads(db, new Date())) > 0) deliveries.wake()
  }
  const loops = [
    startLoop(() => drain(createSmsQueue(db, senders.sms), { ...drainOptions, lanes: 2 }), poll, logFailure('Texts')),
    startLoop(
      () => drain(createEmailQueue(db, senders.email), { ...drainOptions, lanes: 2 }),
      poll,
      logFailure('E-mails'),
    ),
    startLoop(route, poll, logFailure('Leads')),
    deliveries,
  ]
  const listener = listenForMessages(options, () => {
    for (const one of loops) one.wake()
  })
  return {
    close: async () => {
      isStopping = true
      await listener.close()
      await Promise.all(loops.map((one) => one.stop()))
      await senders.email.close()
    },
  }
}
