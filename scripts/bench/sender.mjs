/** Shoppers of a measured site: each writes from an address of its own, and reads the whole answer. */
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'

/** An address of this machine for the nth sender: a sender may write only so often an hour. */
const addressOf = (sender) => `127.0.${7 + Math.floor(sender / 250)}.${1 + (sender % 250)}`

const bodyHeaders = (body, type) =>
  body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }

/**
 * Asks a tenant's host; with a body it is a `POST`. Rejects where the connection ends without an answer, or none comes in
 * 20 s.
 * @param {{ port: number, host: string, path: string, sender?: number, body?: string, type?: string,
 *   headers?: Record<string, string> }} asked
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>}
 */
export const send = ({
  port,
  host,
  path: target,
  sender = 0,
  body,
  type = 'application/x-www-form-urlencoded',
  headers,
}) =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: target,
      method: body === undefined ? 'GET' : 'POST',
      localAddress: addressOf(sender),
      agent: false,
      timeout: 20_000,
      headers: { host: `${host}:${port}`, accept: 'application/json', ...bodyHeaders(body, type), ...headers },
    })
    asked.once('timeout', () => asked.destroy(new Error('No answer within 20 s.')))
    asked.once('error', reject)
    asked.once('response', (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    asked.end(body)
  })

/** A form as a browser sends it. */
export const form = (fields) => new URLSearchParams(fields).toString()

/** The cookie of that name an answer sets; undefined where it sets none. */
export const cookieIn = ({ headers }, name) =>
  (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).find((one) => one.startsWith(`${name}=`))

/** Ends an installation's Postgres at once; whoever runs it starts it again. */
export const killPostgres = async (dataDir) => {
  const { pid } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  process.kill(pid, 'SIGKILL')
}
