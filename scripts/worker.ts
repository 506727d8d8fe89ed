import { env } from '@/src/env'
import { createHostedSearch } from '@/src/integrations/search/index'
import { runJobs } from '@/src/main/run-jobs'
import { createSenders } from '@/src/main/senders'
import { log } from '@/src/platform/log'

/** `npm run worker`: runs the jobs until a signal, then waits for those that are running. */
const logLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const runner = runJobs({
  connectionString: env.DATABASE_URL,
  hosted: createHostedSearch(env),
  senders: createSenders(env),
  log: (line) => log.warn(line),
})
let isStopping = false
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await runner.close()
  logLine('The worker has stopped.')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  })
}
await runner.started
if (!isStopping) logLine('The worker runs the jobs.')
