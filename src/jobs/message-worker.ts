import type { Pool } from 'pg'
import type { EmailSender } from '@/src/integrations/email/port'
import type { SmsSender } from '@/src/integrations/sms/port'
import { createDeliveryQueue } from '@/src/services/leads/due-deliveries'
import type { WebhookAccess } from '@/src/services/leads/post-webhook'
import { routeLeads } from '@/src/services/leads/route-leads'
import { createEmailQueue, createSmsQueue } from '@/src/services/messages/due-messages'
import { messageOf, startWorker, type WorkQueue } from '@/src/services/background/work-queue'
import { openListener } from '@/src/platform/postgres/listen'
import { retryUntil } from '@/src/platform/retry-until'
import { startWakeLoop } from '@/src/platform/wake-loop'

export type Senders = {
  readonly email: EmailSender
  readonly sms: SmsSender
  /** Address of the panel, for links in mails to staff. */
  readonly platform: string
  readonly webhookAccess?: WebhookAccess
}

type Options = {
  readonly connectionString: string
  readonly db: Pool
  readonly senders: Senders
  readonly log: (line: string) => void
  /** Seconds between polls without a notification. */
  readonly pollSeconds?: number
}

export type MessageWorker = { readonly close: () => Promise<void> }

/**
 * Sends due texts, emails and lead deliveries. Each kind has its own worker, so that slow receivers of one do not
 * delay the others. Any number of processes may run it. A notification wakes the loops; polling covers a missed
 * notification.
 */
export const runMessageWorker = ({ connectionString, db, senders, log, pollSeconds = 5 }: Options): MessageWorker => {
  let isStopping = false
  const logError = (what: string) => (error: unknown) => log(`${what} could not be processed: ${messageOf(error)}`)
  const startSending = <Row>(what: string, queue: WorkQueue<Row>, maxConcurrent: number) =>
    startWorker({ queue, maxConcurrent, pollSeconds, onError: logError(what) })

  const deliveries = startSending('Deliveries of leads', createDeliveryQueue(db, senders), 3)
  const loops = [
    startSending('Texts', createSmsQueue(db, senders.sms), 2),
    startSending('E-mails', createEmailQueue(db, senders.email), 2),
    startWakeLoop({
      work: async () => {
        if ((await routeLeads(db, new Date())) > 0) deliveries.wake()
        return false
      },
      pollSeconds,
      onError: logError('Leads'),
    }),
    deliveries,
  ]
  const wakeAll = (): void => {
    for (const loop of loops) loop.wake()
  }
  const listen = async () =>
    isStopping
      ? null
      : openListener({
          connectionString,
          log,
          channels: ['forecourt_messages'],
          onNotification: wakeAll,
          onReconnected: wakeAll,
        })
  const listening = retryUntil(listen, Number.POSITIVE_INFINITY)
  // Rows may have been written before the listener was connected.
  void listening.then(wakeAll)
  return {
    close: async () => {
      isStopping = true
      await (await listening)?.close()
      await Promise.all(loops.map((loop) => loop.stop()))
      await senders.email.close()
    },
  }
}
