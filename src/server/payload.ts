import 'server-only'
import type { Payload } from 'payload'
import { createProcessEntry } from '@/src/platform/process-registry'

/** Starts Payload or returns the running instance; provided by `src/main/provide-payload.ts` when Next starts. */
export const payloadEntry = createProcessEntry<() => Promise<Payload>>('payload')

/** Returns the one Payload instance of this process. */
export const payload = async (): Promise<Payload> => {
  const getInstance = payloadEntry.get()
  if (!getInstance) throw new Error('Payload was not provided: src/instrumentation.ts has not run.')
  return getInstance()
}
