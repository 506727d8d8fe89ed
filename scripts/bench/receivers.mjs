/** A mail server and a webhook on this machine that receive leads and can both be down. */
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, createServer as createGate } from 'node:net'
import { loadHelper } from './lib.mjs'

/** @typedef {{ id: string, lead: string, at: number, sound: boolean }} ReceivedMessage `sound`: id and signature are valid */

const readHeader = (source, name) => new RegExp(`^${name}: *(.*)$`, 'im').exec(source)?.[1]?.trim() ?? ''

/** Reads a mail's id, which it has twice, and its lead from the Reply-To address. */
const parseMail = ({ to, source }) => {
  const id = readHeader(source, 'X-Forecourt-Id')
  const lead = /late-\d+(?=@)/.exec(readHeader(source, 'Reply-To'))?.[0] ?? ''
  return { id, lead: `${to[0]} ${lead}`, sound: readHeader(source, 'Message-ID').startsWith(`<${id}@`) && id !== '' }
}

/** A proxy in front of a server: shut, its port refuses connections like a machine whose server is down. */
const openGate = async (target) => {
  const sockets = new Set()
  const gate = createGate((socket) => {
    const upstream = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ]) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one) && other.destroy())
      one.pipe(other)
    }
  })
  const listen = async (port) => {
    gate.listen(port, '127.0.0.1')
    await once(gate, 'listening')
  }
  await listen(0)
  const { port } = gate.address()
  const shut = async () => {
    if (!gate.listening) return
    for (const socket of sockets) socket.destroy()
    gate.close()
    await once(gate, 'close')
  }
  return { port, shut, open: () => (gate.listening ? Promise.resolve() : listen(port)) }
}

const openMail = async (folder) => {
  const { fakeSmtp } = await loadHelper('src/integrations/email/fake-smtp.test-support.ts', folder)
  const server = await fakeSmtp()
  const gate = await openGate(Number(new URL(server.url).port))
  const deliveries = []
  const { push } = server.taken
  server.taken.push = (...mails) => {
    // Other mails, such as those to shoppers of an earlier measurement, are ignored.
    for (const one of mails.map(parseMail))
      if (one.lead.includes(' late-')) deliveries.push({ ...one, at: performance.now() })
    return push.apply(server.taken, mails)
  }
  return { server, gate, deliveries }
}

const isSigned = ({ headers }, body, secret) => {
  const right = createHmac('sha256', secret).update(`${headers['x-forecourt-time']}.${body}`).digest('hex')
  return headers['x-forecourt-signature'] === right
}

const openWebhook = async (secret) => {
  const hook = { deliveries: [], tries: 0, state: 'away', port: 0, close: () => undefined }
  const answer = async (request, response) => {
    hook.tries += 1
    if (hook.state === 'away') return request.socket.destroy()
    let body = ''
    for await (const part of request) body += String(part)
    if (hook.state === 'busy') return response.writeHead(503).end()
    const { id, email } = JSON.parse(body)
    const sound = isSigned(request, body, secret) && request.headers['x-forecourt-id'] === id
    hook.deliveries.push({ id, lead: `hook ${email.split('@', 1)[0]}`, at: performance.now(), sound })
    response.writeHead(200).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  hook.port = server.address().port
  hook.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return hook
}

/** `be` sets both receivers to `away` (connections refused), `busy` (temporary errors) or `well`. */
export const openReceivers = async (folder) => {
  const secret = randomBytes(24).toString('hex')
  const [mail, hook] = [await openMail(folder), await openWebhook(secret)]
  const setState = async (state) => {
    hook.state = state
    if (state === 'away') return mail.gate.shut()
    mail.server.state = state
    await mail.gate.open()
  }
  await setState('away')
  return {
    secret,
    hookUrl: `http://127.0.0.1:${hook.port}/leads`,
    env: { EMAIL_DRIVER: 'smtp', SMTP_URL: `smtp://127.0.0.1:${mail.gate.port}`, EMAIL_FROM: 'no-reply@bench.example' },
    be: setState,
    /** @returns {ReceivedMessage[]} */
    deliveries: () => [...mail.deliveries, ...hook.deliveries],
    mails: mail.deliveries,
    calls: hook.deliveries,
    close: async () => {
      hook.close()
      await mail.gate.shut()
      await mail.server.close()
    },
  }
}
