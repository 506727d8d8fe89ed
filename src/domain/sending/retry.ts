/** Seconds before each further try: seconds, then minutes, then hourly for about a day. */
const retryWaitSeconds = [5, 15, 60, 300, 900, 1800, 1800, ...Array.from({ length: 22 }, () => 3600)]

/**
 * Returns the time of the next retry after `tries` tries (at least one); null when it is given up, about a day after
 * the first. After an outage of an hour the next retry is at most half an hour away.
 */
export const nextRetryAt = (tries: number, now: Date): Date | null => {
  const wait = retryWaitSeconds[Math.max(1, tries) - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000)
}

/**
 * Reports whether a message contains a one-time code, by its key: it must be sent soon or not at all, and not stored.
 */
export const containsCode = (key: string): boolean => key.startsWith('code:')
