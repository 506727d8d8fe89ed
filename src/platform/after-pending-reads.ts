/**
 * Calls back after data that has already arrived was read: a process that was blocked must not take that for silence.
 */
export const afterPendingReads = (proceed: () => void): void => {
  setImmediate(() => setImmediate(proceed))
}
