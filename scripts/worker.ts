import { env } from '@/src/env'
import { hostedSearch } from '@/src/integrations/search/index'
import { runJobs } from '@/src/jobs/run'
import { senders } from '@/src/jobs/senders'

/** `npm run worker`: runs the jobs until a signal, then waits for those that are running. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const runner = runJobs({
  connectionString: env.DATABASE_URL,
  hosted: hostedSearch(env),
  senders: senders(env),
  log: (line) => process.stderr.write(`${line}\n`),
})
let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await runner.close()
  say('The worker has stopped.')
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
if (!stopping) say('The worker runs the jobs.')
