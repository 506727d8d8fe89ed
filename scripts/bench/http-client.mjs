/** HTTP client for simulated shoppers: each sends from its own address. */
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'

/** The nth sender's loopback address: the site limits requests by address. */
const senderAddress = (sender) => `127.0.${7 + Math.floor(sender / 250)}.${1 + (sender % 250)}`

const bodyHeaders = (body, type) =>
  body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }

/**
 * Sends a request to a tenant's host, a `POST` when it has a body. Rejects when the connection ends without an answer,
 * or after 20 s.
 * @param {{ port: number, host: string, path: string, sender?: number, body?: string, type?: string,
 *   headers?: Record<string, string> }} options
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
    const clientRequest = request({
      host: '127.0.0.1',
      port,
      path: target,
      method: body === undefined ? 'GET' : 'POST',
      localAddress: senderAddress(sender),
      agent: false,
      timeout: 20_000,
      headers: { host: `${host}:${port}`, accept: 'application/json', ...bodyHeaders(body, type), ...headers },
    })
    clientRequest.once('timeout', () => clientRequest.destroy(new Error('No answer within 20 s.')))
    clientRequest.once('error', reject)
    clientRequest.once('response', (response) => {
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
    clientRequest.end(body)
  })

/** Encodes form fields as a browser does. */
export const encodeForm = (fields) => new URLSearchParams(fields).toString()

/** The cookie of that name which an answer sets, as `name=value`; undefined when it sets none. */
export const readCookie = ({ headers }, name) =>
  (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).find((one) => one.startsWith(`${name}=`))

/** Kills an installation's Postgres; the command that runs it restarts it. */
export const killPostgres = async (dataDir) => {
  const { pid } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  process.kill(pid, 'SIGKILL')
}
