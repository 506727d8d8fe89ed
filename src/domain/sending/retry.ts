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
 * Beginnings of the keys of messages that let their reader in: sign-in codes, and links of invitations, of new addresses
 * and to new passwords.
 */
const SECRET_KEY = /^(?:code|invitation|email-change|password-link):/

/**
 * Reports whether a message contains a one-time code or link, by its key: it must be sent while that is valid or not at
 * all, and its text is not stored after that.
 */
export const containsSecret = (key: string): boolean => SECRET_KEY.test(key)
