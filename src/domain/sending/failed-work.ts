/** What the site does by itself, and gave up after its tries (OPS-01). */
export type FailedWork = {
  readonly kind: FailedWorkKind
  readonly id: string
  /** What was to be done, in words. */
  readonly what: string
  /** Why it failed, as the last try had it. */
  readonly reason: string
  readonly at: Date
  /** Whose it is; absent for work of the whole installation. */
  readonly dealer?: string
}

export const failedWorkKinds = ['job', 'message', 'publish'] as const
export type FailedWorkKind = (typeof failedWorkKinds)[number]

export const isFailedWorkKind = (value: unknown): value is FailedWorkKind =>
  (failedWorkKinds as readonly unknown[]).includes(value)

const jobs: Readonly<Record<string, string>> = {
  'copy-views': 'Count looks at vehicles',
  'fetch-feeds': 'Fetch stock feeds',
  'prune-stock-changes': 'Forget old changes of stock',
  'purge-tenants': 'Delete archived dealers',
  'remove-uploads': 'Remove files of deleted pictures and brochures',
  'renew-index': 'Renew the search index for the new year',
  'send-alerts': 'Send price alerts and saved searches',
  'settle-sales': 'Ask what became of payments',
  'sync-search': 'Send changes of stock to the hosted search',
}

/** A job of a queue, in words. */
export const jobWords = (queue: string): string => jobs[queue] ?? queue

/** A message that was not sent, in words. Whom it was for is shortened, because not everybody who sees this may know it. */
export const messageWords = (channel: string, to: string, subject: string | null): string => {
  const shown = channel === 'sms' ? `…${to.slice(-3)}` : to.replace(/^(.).*(@.*)$/, '$1…$2')
  return channel === 'sms' ? `Text to ${shown}` : `Email to ${shown}${subject ? `: ${subject}` : ''}`
}
