/** Seconds before each further try: seconds, then minutes, then hourly for about a day. */
const waits = [5, 15, 60, 300, 900, 1800, 1800, ...Array.from({ length: 22 }, () => 3600)]

/**
 * When something that could not be sent is tried again after `tries` tries (one at least); null once it is given up, about
 * a day after the first. A failure of an hour is over within half an hour of its end at the latest.
 */
export const nextTry = (tries: number, now: Date): Date | null => {
  const wait = waits[Math.max(1, tries) - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000)
}

/** Minutes after which a one-time code is of no use to whoever waits for it. */
const codeMinutes = 10

/** A message whose key begins so holds a one-time code: it is sent soon or not at all, and not kept. */
export const holdsCode = (key: string): boolean => key.startsWith('code:')

/** Whether a message came too late to be sent: a code that has lapsed. */
export const isTooLate = (key: string, created: Date, now: Date): boolean =>
  holdsCode(key) && now.getTime() - created.getTime() > codeMinutes * 60_000
