import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type DestinationStream, destination, pino, stdTimeFunctions } from 'pino'
import { build as createPrettyStream } from 'pino-pretty'
import { env } from '@/src/env'
import { createProcessEntry } from './process-registry'
import { removeQueryValues, serializeError } from './serialize-error'

/** The web server and Next have a copy of this module each; the id of a request has to be known to both. */
const sharedRequestIds = createProcessEntry<AsyncLocalStorage<string>>('request-id')
const requestIds = sharedRequestIds.get() ?? new AsyncLocalStorage<string>()
sharedRequestIds.provide(requestIds)

/** A form that cannot add a line or a field to the log. */
const REQUEST_ID = /^[\w.-]{8,64}$/

/** Runs a request: each line logged by it has its id, which is the header's `X-Request-Id` if a proxy sent one. */
export const runWithRequestId = <T>(header: string | readonly string[] | undefined, run: () => T): T =>
  requestIds.run(typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID(), run)

/** Creates a logger that writes lines of JSON to a stream. */
export const createLog = (stream: DestinationStream) =>
  pino(
    {
      level: 'info',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: serializeError, msg: removeQueryValues },
      mixin: () => {
        const requestId = requestIds.getStore()
        return requestId === undefined ? {} : { requestId }
      },
    },
    stream,
  )

/** Writes each line before the next statement runs, so that no line is lost when the process ends. */
const stderr = { dest: 2, sync: true } as const

/** Formats the lines of a demo for people. */
const createReadableStream = (): DestinationStream =>
  createPrettyStream({
    destination: stderr.dest,
    sync: stderr.sync,
    colorize: process.stderr.isTTY,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  })

/**
 * The log of the server, also of Payload. It is written to stderr, because stdout holds what commands answer to people.
 * Log an error as `log.error({ err: error }, 'What could not be done.')`.
 */
export const log = createLog(env.MODE === 'production' ? destination(stderr) : createReadableStream())
