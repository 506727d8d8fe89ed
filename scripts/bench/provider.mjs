/** The tests' fake Stripe behind a slow connection: each call takes time, so that a crash can fall into it. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadHelper } from './lib.mjs'
import { send } from './http-client.mjs'

const MAX_DELAY_MS = 120
const randomPause = () => sleep(Math.random() * MAX_DELAY_MS)

const actionOf = (method, target) => {
  if (method === 'GET') return 'ask'
  if (target.endsWith('/expire')) return 'close'
  return target.endsWith('/refunds') ? 'refund' : 'checkout'
}

const readBody = async (request) => {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** Headers of a single connection, which are not forwarded. */
const hopHeaders = ['host', 'connection', 'content-length', 'transfer-encoding']

const forward = async (address, { method, url, headers: incomingHeaders }, body) => {
  const headers = Object.fromEntries(Object.entries(incomingHeaders).filter(([name]) => !hopHeaders.includes(name)))
  const answer = await fetch(`${address}${url}`, { method, headers, ...(method === 'POST' ? { body } : {}) })
  return { status: answer.status, text: await answer.text() }
}

/**
 * Starts the fake provider. `underWay()` lists the current calls as `before` or `after` the provider's part; `sessions`
 * has the checkout sessions by payment.
 * @param {string} folder
 */
export const openProvider = async (folder) => {
  const { fakeStripe } = await loadHelper('src/integrations/payments/fake-stripe.test-support.ts', folder)
  const fake = await fakeStripe()
  const calls = new Set()
  const sessions = new Map()
  const recordSession = (body, { status, text }) => {
    const payment = new URLSearchParams(body.toString()).get('client_reference_id')
    if (status !== 200 || payment === null) return
    sessions.set(payment, (sessions.get(payment) ?? new Set()).add(JSON.parse(text).id))
  }
  const answer = async (request, response) => {
    const body = await readBody(request)
    const call = { verb: actionOf(request.method, request.url), when: 'before' }
    calls.add(call)
    await randomPause()
    const providerAnswer = await forward(fake.options.address, request, body)
    if (call.verb === 'checkout') recordSession(body, providerAnswer)
    call.when = 'after'
    await randomPause()
    calls.delete(call)
    response.writeHead(providerAnswer.status, { 'content-type': 'application/json' })
    response.end(providerAnswer.text)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { key, webhookSecret } = fake.options
  /** Calls the webhook as Stripe does: retried with a new signature until it is accepted. */
  const callWebhook = async (at, host, session, going = () => true) => {
    while (going()) {
      const { body, signature } = fake.event(session, 'checkout.session.completed', new Date())
      const headers = { 'stripe-signature': signature }
      const request = { port: at.port, host, path: '/api/webhooks/payments', body, headers, type: 'application/json' }
      if ((await send(request).catch(() => null))?.status === 200) return
      await sleep(500)
    }
  }
  return {
    env: {
      PAYMENTS_DRIVER: 'stripe',
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${server.address().port}`,
    },
    sessions,
    pay: fake.pay,
    tell: callWebhook,
    underWay: () => [...calls].map(({ verb, when }) => `${verb} ${when}`),
    /** The provider's record of a payment: each of its sessions, and whether it was refunded. */
    truthOf: (payment) =>
      [...(sessions.get(payment) ?? [])].map((id) => {
        const { status, payment_status, payment_intent } = fake.look(id)
        const paid = payment_status === 'paid'
        return { open: status === 'open', paid, returned: paid && fake.returned(payment_intent) > 0 }
      }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await fake.close()
    },
  }
}
