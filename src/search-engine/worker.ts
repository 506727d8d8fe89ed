import { parentPort, workerData } from 'node:worker_threads'
import { RequestError } from './request-error'
import { createBuildHandlers } from './worker/build-worker'
import type { CallMessage, ReplyMessage, WorkerSetup } from './worker/messages'
import { createCustomIndexHandlers } from './worker/custom-index-worker'
import { createQueryHandlers } from './worker/query-worker'

/**
 * Entry of the engine's worker threads, bundled separately as one `.mjs`. An error in a call is returned to its caller.
 */
const setup = workerData as WorkerSetup
const roles = { query: createQueryHandlers, build: createBuildHandlers, custom: createCustomIndexHandlers }
const handlers = roles[setup.role](setup)

const reply = ({ id, name, payload }: CallMessage): ReplyMessage => {
  try {
    const handler = handlers[name] as ((payload: unknown) => unknown) | undefined
    if (!handler) return { id, error: `No such call: ${name}` }
    return { id, value: handler(payload) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { id, error: message, ...(error instanceof RequestError && { status: error.status }) }
  }
}

parentPort?.on('message', (message: CallMessage) => {
  parentPort?.postMessage({ id: message.id, started: true } satisfies ReplyMessage)
  parentPort?.postMessage(reply(message))
})
