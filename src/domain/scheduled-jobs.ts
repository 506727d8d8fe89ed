/** Returns the first time of a job's schedule after `now`. */
type Schedule = (now: Date) => Date

const MINUTE = 60
const HOUR = 3600

/** Runs at each multiple of `seconds`, `offset` seconds later. */
const every =
  (seconds: number, offset = 0): Schedule =>
  (now) =>
    new Date(((Math.floor((now.getTime() / 1000 - offset) / seconds) + 1) * seconds + offset) * 1000)

type ScheduledJob = {
  /** Its name in the list of failed work in the panel. */
  readonly label: string
  readonly next: Schedule
}

/**
 * All scheduled jobs. A job carries no data: its handler (`src/jobs/handlers.ts`) reads from the tables what is due, so
 * each run makes up for a failed one. Times are UTC; a job that depends on a dealer's time of day runs more often and
 * compares the time.
 */
export const scheduledJobs = {
  'copy-views': { label: 'Count vehicle views', next: every(HOUR, 23 * MINUTE) },
  'fetch-feeds': { label: 'Fetch stock feeds', next: every(MINUTE) },
  'price-changes': { label: 'Start and end price changes', next: every(MINUTE) },
  prune: { label: 'Delete old events, messages, codes and drafts', next: every(HOUR, 37 * MINUTE) },
  'prune-stock-changes': { label: 'Delete old change log entries', next: every(HOUR, 7 * MINUTE) },
  'purge-tenants': { label: 'Delete archived dealers', next: every(MINUTE) },
  'remove-uploads': { label: 'Delete the files of deleted images and brochures', next: every(MINUTE) },
  // A lender's age limit counts calendar years (FIN-01), so records may lose their repayments with the new year.
  'renew-index': {
    label: 'Renew the search index for the new year',
    next: (now) => new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)),
  },
  'send-alerts': { label: 'Send price alerts and saved searches', next: every(10 * MINUTE) },
  // Payment and hold must agree within a minute of a crash (RSV-02), even if neither the shopper returns nor the
  // provider sends an event.
  'settle-sales': { label: 'Settle payments with the payment provider', next: every(15) },
  // `src/main/run-jobs.ts` also requests it on each change of stock.
  'sync-search': { label: 'Send stock changes to the hosted search', next: every(MINUTE) },
} as const satisfies Readonly<Record<string, ScheduledJob>>

export type JobName = keyof typeof scheduledJobs

export const jobNames = Object.keys(scheduledJobs) as readonly JobName[]

/** Returns the label of a job; the name itself for a job that no longer exists. */
export const jobLabel = (name: string): string =>
  (scheduledJobs as Readonly<Record<string, ScheduledJob>>)[name]?.label ?? name
