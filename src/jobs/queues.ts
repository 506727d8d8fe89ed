/** All queues: the data of their jobs, their retries and their schedules. */
export type JobData = {
  readonly 'copy-views': Record<string, never>
  readonly 'fetch-feeds': Record<string, never>
  readonly 'prune-stock-changes': Record<string, never>
  readonly 'purge-tenants': Record<string, never>
  readonly 'remove-uploads': Record<string, never>
  readonly 'renew-index': Record<string, never>
  readonly 'send-alerts': Record<string, never>
  readonly 'settle-sales': Record<string, never>
  readonly 'sync-search': Record<string, never>
}
export type QueueName = keyof JobData

export type QueueRules = {
  /** Retries after the first attempt. */
  readonly retryLimit: number
  /** Seconds before the first retry; doubles with each further one. */
  readonly retryDelay: number
  /** True if only one job of the queue may run at a time, over all processes. */
  readonly alone: boolean
  /** Cron expression of scheduled jobs. */
  readonly cron?: string
}

export const queues: Readonly<Record<QueueName, QueueRules>> = {
  'copy-views': { retryLimit: 3, retryDelay: 30, alone: true, cron: '23 * * * *' },
  // Due feeds are read from the feeds themselves, so the next minute's run makes up for a failed one.
  'fetch-feeds': { retryLimit: 1, retryDelay: 5, alone: true, cron: '* * * * *' },
  'prune-stock-changes': { retryLimit: 3, retryDelay: 30, alone: true, cron: '7 * * * *' },
  'purge-tenants': { retryLimit: 3, retryDelay: 10, alone: true, cron: '* * * * *' },
  'remove-uploads': { retryLimit: 1, retryDelay: 30, alone: true, cron: '* * * * *' },
  // A lender's age limit counts calendar years (FIN-01), so records may lose their repayments with the new year.
  'renew-index': { retryLimit: 5, retryDelay: 60, alone: true, cron: '0 0 1 1 *' },
  // Due mails are read from the tables, so the next run makes up for a failed one.
  'send-alerts': { retryLimit: 1, retryDelay: 30, alone: true, cron: '*/10 * * * *' },
  // Due payments are read from the payments themselves, so the next run retries an unavailable provider; `runJobs` adds
  // runs between the scheduled ones. Several jobs may run at once: waiting for the job of a killed process would use up
  // half of the minute in which payments have to be settled.
  'settle-sales': { retryLimit: 1, retryDelay: 5, alone: false, cron: '* * * * *' },
  // The change log keeps unsent changes, so after a failed job the next one continues.
  'sync-search': { retryLimit: 4, retryDelay: 1, alone: true, cron: '* * * * *' },
}

export const queueNames = Object.keys(queues) as readonly QueueName[]

/** Times in seconds. A dead worker's job is retried within `expire + supervise` plus the delay of the first retry. */
export type Pace = {
  readonly expire: number
  readonly heartbeat: number
  readonly supervise: number
  readonly poll: number
}

/** A dead worker's job is retried within 30 seconds: 18 + 5, up to 2 of delay, up to 2 of polling. */
export const defaultPace: Pace = { expire: 18, heartbeat: 5, supervise: 5, poll: 2 }
