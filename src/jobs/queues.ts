/** Every queue, declared once: what its jobs carry, how often they are tried, when they come by themselves. */
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
  /** Tries after the first. */
  readonly retryLimit: number
  /** Seconds before the second try; doubles with each. */
  readonly retryDelay: number
  /** One job of the queue at a time, over all processes. */
  readonly alone: boolean
  /** When it comes by itself, as cron writes it. */
  readonly cron?: string
}

export const queues: Readonly<Record<QueueName, QueueRules>> = {
  'copy-views': { retryLimit: 3, retryDelay: 30, alone: true, cron: '23 * * * *' },
  // What is due is read from the feeds themselves: a run that fails is made good by the next minute's.
  'fetch-feeds': { retryLimit: 1, retryDelay: 5, alone: true, cron: '* * * * *' },
  'prune-stock-changes': { retryLimit: 3, retryDelay: 30, alone: true, cron: '7 * * * *' },
  'purge-tenants': { retryLimit: 3, retryDelay: 10, alone: true, cron: '* * * * *' },
  'remove-uploads': { retryLimit: 1, retryDelay: 30, alone: true, cron: '* * * * *' },
  // A lender's limit of age counts calendar years (FIN-01): with the new one, records lose their repayments.
  'renew-index': { retryLimit: 5, retryDelay: 60, alone: true, cron: '0 0 1 1 *' },
  // Which mails are due is read from the tables: a run that fails is made good by the next.
  'send-alerts': { retryLimit: 1, retryDelay: 30, alone: true, cron: '*/10 * * * *' },
  // What waits is read from the payments themselves; a provider that is away is asked again by the next run, which
  // `runJobs` asks for more often than this clock. Not alone: the run of a process that was killed would keep the next
  // one waiting for half of the minute there is.
  'settle-sales': { retryLimit: 1, retryDelay: 5, alone: false, cron: '* * * * *' },
  // The change log keeps what is not yet sent, so a job that fails for good loses nothing: the next carries on.
  'sync-search': { retryLimit: 4, retryDelay: 1, alone: true, cron: '* * * * *' },
}

export const queueNames = Object.keys(queues) as readonly QueueName[]

/** Times in seconds. A worker that died is replaced within `expire + supervise` and the first retry's delay. */
export type Pace = {
  readonly expire: number
  readonly heartbeat: number
  readonly supervise: number
  readonly poll: number
}

/** A dead worker's job is taken up again within 30 seconds: 18 + 5, up to 2 of delay, up to 2 of polling. */
export const usualPace: Pace = { expire: 18, heartbeat: 5, supervise: 5, poll: 2 }
