/** Who is told of leads, on this machine: a mail server and a webhook, which can both be away. */
import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { loadHelper } from './lib.mjs'

/** @typedef {{ id: string, lead: string, at: number, sound: boolean }} Told one message as it was taken */

const header = (source, name) => new RegExp(`^${name}: *(.*)$`, 'im').exec(source)?.[1]?.trim() ?? ''

/** A mail says its id twice, and whom to answer, which here tells the lead. */
const toldByMail = ({ to, source }) => {
  const id = header(source, 'X-Forecourt-Id')
  const lead = /late-\d+(?=@)/.exec(header(source, 'Reply-To'))?.[0] ?? ''
  return { id, lead: `${to[0]} ${lead}`, sound: header(source, 'Message-ID').startsWith(`<${id}@`) && id !== '' }
}

const openMail = async (folder) => {
  const { fakeSmtp } = await loadHelper('src/integrations/email/fake-smtp.test-support.ts', folder)
  const server = await fakeSmtp()
  const told = []
  const { push } = server.taken
  server.taken.push = (...mails) => {
    for (const mail of mails) told.push({ ...toldByMail(mail), at: performance.now() })
    return push.apply(server.taken, mails)
  }
  return { server, told }
}

const isSigned = ({ headers }, body, secret) => {
  const right = createHmac('sha256', secret).update(`${headers['x-forecourt-time']}.${body}`).digest('hex')
  return headers['x-forecourt-signature'] === right
}

const openHook = async (secret) => {
  const hook = { told: [], tries: 0, state: 'away', port: 0, close: () => undefined }
  const server = createServer(async (request, response) => {
    hook.tries += 1
    if (hook.state === 'away') return request.socket.destroy()
    let body = ''
    for await (const part of request) body += String(part)
    if (hook.state === 'busy') return response.writeHead(503).end()
    const { id, email } = JSON.parse(body)
    const sound = isSigned(request, body, secret) && request.headers['x-forecourt-id'] === id
    hook.told.push({ id, lead: `hook ${email.split('@', 1)[0]}`, at: performance.now(), sound })
    response.writeHead(200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  hook.port = server.address().port
  hook.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return hook
}

/** `be` has both of them `away` (each connection ends), `busy` (not just now), or `well`; `told` is what they took. */
export const openReceivers = async (folder) => {
  const secret = randomBytes(24).toString('hex')
  const [mail, hook] = [await openMail(folder), await openHook(secret)]
  const be = (state) => {
    mail.server.state = state
    hook.state = state
  }
  be('away')
  return {
    secret,
    hookUrl: `http://127.0.0.1:${hook.port}/leads`,
    env: { EMAIL_DRIVER: 'smtp', SMTP_URL: mail.server.url, EMAIL_FROM: 'no-reply@bench.example' },
    be,
    /** @returns {Told[]} */
    told: () => [...mail.told, ...hook.told],
    mails: mail.told,
    calls: hook.told,
    close: async () => {
      hook.close()
      await mail.server.close()
    },
  }
}
