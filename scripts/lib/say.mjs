/** Output of the commands: one line for each slow step and one for each problem. */

/** A problem that the operator can act on. It is printed as one line, without a stack. */
export class Problem extends Error {}

export const say = (line = '') => process.stdout.write(`${line}\n`)

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs one step. Prints nothing when it is quick; after two seconds its label, then a line every 30 seconds, and at the
 * end how long it took.
 * @template T
 * @param {string} label as in "Installing packages"
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export const step = async (what, run) => {
  const started = performance.now()
  let told = false
  const tell = () => {
    say(told ? `${what}: still running after ${seconds(started)}` : `${what} …`)
    told = true
    timer = setTimeout(tell, 30_000).unref()
  }
  let timer = setTimeout(tell, 2_000).unref()
  try {
    const result = await run()
    if (told) say(`${what}: done in ${seconds(started)}`)
    return result
  } finally {
    clearTimeout(timer)
  }
}

const fullDisk = /ENOSPC|no space left on device/i

/** Formats an error that ends a command: one line where the operator can act on it, else the stack. */
export const explain = (error) => {
  const text = error instanceof Error ? error.message : String(error)
  if (fullDisk.test(text) || error?.code === 'ENOSPC') return 'The disk is full. Free some space, then start again.'
  if (error instanceof Problem) return text
  return error instanceof Error && error.stack ? error.stack : text
}

/**
 * Runs a command's main function. An error is printed and sets the exit code: its own `exitCode`, else 1.
 * @param {() => Promise<unknown>} main
 */
export const command = async (main) => {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = error?.exitCode ?? 1
    // An open handle (a pool, a child) must not keep a failed command alive.
    setTimeout(() => process.exit(), 500).unref()
  }
}
