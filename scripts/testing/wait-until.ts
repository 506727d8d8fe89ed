import { setTimeout as sleep } from 'node:timers/promises'

const POLL_INTERVAL_MS = 20

/**
 * Waits for a condition for as long as its test may take: a busy machine is slow, not wrong. What never holds fails
 * at the test's own time limit.
 */
export const waitUntil = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await sleep(POLL_INTERVAL_MS)
}
