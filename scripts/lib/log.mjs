/** Output of the commands: one line for each slow step and one for each problem. */

/** A problem that the operator can act on. It is printed as one line, without a stack. */
export class OperatorError extends Error {}

export const logLine = (line = '') => process.stdout.write(`${line}\n`)

const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs one step. Prints nothing when it is quick; after two seconds its label, then a line every 30 seconds, and at the
 * end how long it took.
 * @template T
 * @param {string} label as in "Installing packages"
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export const runStep = async (label, run) => {
  const startedAt = performance.now()
  let isAnnounced = false
  const announce = () => {
    logLine(isAnnounced ? `${label}: still running after ${secondsSince(startedAt)}` : `${label} …`)
    isAnnounced = true
    timer = setTimeout(announce, 30_000).unref()
  }
  let timer = setTimeout(announce, 2_000).unref()
  try {
    const result = await run()
    if (isAnnounced) logLine(`${label}: done in ${secondsSince(startedAt)}`)
    return result
  } finally {
    clearTimeout(timer)
  }
}

const FULL_DISK = /ENOSPC|no space left on device/i

/** Formats an error that ends a command: one line where the operator can act on it, else the stack. */
export const formatError = (error) => {
  const text = error instanceof Error ? error.message : String(error)
  if (FULL_DISK.test(text) || error?.code === 'ENOSPC') return 'The disk is full. Free some space, then start again.'
  if (error instanceof OperatorError) return text
  return error instanceof Error && error.stack ? error.stack : text
}

/**
 * Runs a command's main function. An error is printed and sets the exit code: its own `exitCode`, else 1.
 * @param {() => Promise<unknown>} main
 */
export const runMain = async (main) => {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${formatError(error)}\n`)
    process.exitCode = error?.exitCode ?? 1
    // An open handle (a pool, a child) must not keep a failed command alive.
    setTimeout(() => process.exit(), 500).unref()
  }
}
