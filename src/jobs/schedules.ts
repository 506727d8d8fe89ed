/** Returns the first time of a job's schedule after `now`. */
type Schedule = (now: Date) => Date

const MINUTE = 60
const HOUR = 3600

/** Runs at each multiple of `seconds`, `offset` seconds later. */
const every =
  (seconds: number, offset = 0): Schedule =>
  (now) =>
    new Date(((Math.floor((now.getTime() / 1000 - offset) / seconds) + 1) * seconds + offset) * 1000)

/**
 * All scheduled jobs. A job carries no data: its handler reads from the tables what is due, so each run makes up for a
 * failed one.
 */
export const schedules = {
  'copy-views': every(HOUR, 23 * MINUTE),
  'fetch-feeds': every(MINUTE),
  'prune-stock-changes': every(HOUR, 7 * MINUTE),
  'purge-tenants': every(MINUTE),
  'remove-uploads': every(MINUTE),
  // A lender's age limit counts calendar years (FIN-01), so records may lose their repayments with the new year.
  'renew-index': (now) => new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)),
  'send-alerts': every(10 * MINUTE),
  // Payment and hold must agree within a minute of a crash (RSV-02), even if neither the shopper returns nor the
  // provider sends an event.
  'settle-sales': every(15),
  // `runJobs` also requests it on each change of stock.
  'sync-search': every(MINUTE),
} as const satisfies Readonly<Record<string, Schedule>>

export type JobName = keyof typeof schedules

export const jobNames = Object.keys(schedules) as readonly JobName[]
