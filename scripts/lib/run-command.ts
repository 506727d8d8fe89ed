/**
 * Runs one of the product's commands with its arguments, without those that begin with a dash, and ends the process
 * with the exit code it returns. An error ends it with code 2 and the error's message.
 */
export const runCommand = async (run: (args: readonly string[]) => Promise<number>): Promise<void> => {
  try {
    process.exit(await run(process.argv.slice(2).filter((one) => !one.startsWith('-'))))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}
