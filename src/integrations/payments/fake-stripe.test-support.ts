import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { signBody } from './signature'

type FakeSession = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  payment_intent: string | null
  metadata: Record<string, string>
}

export type Call = {
  readonly method: string
  readonly path: string
  readonly params: URLSearchParams
  readonly headers: IncomingMessage['headers']
}

const createId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`
const errorAnswer = (status: number, code: string) => ({
  status,
  body: { error: { code, type: 'invalid_request_error' } },
})
const okAnswer = (body: object) => ({ status: 200, body })

/** A local stand-in for the part of Stripe's API in use: sessions, expiry, refunds, idempotency keys and webhooks. */
export const fakeStripe = async (secret = 'sk_test_fake', webhookSecret = 'whsec_fake') => {
  const sessions = new Map<string, FakeSession>()
  const refunds = new Map<string, { id: string; amount: number; status: string }>()
  const answersByKey = new Map<string, { reply: { status: number; body: object }; params: string }>()
  const calls: Call[] = []
  const state = { hangs: false }

  const createSession = (params: URLSearchParams) => {
    const price = 'line_items[0][price_data]'
    if (params.get(`${price}[currency]`) !== 'aud' || params.get('mode') !== 'payment')
      return errorAnswer(400, 'parameter_invalid')
    if (Number(params.get('expires_at')) < Date.now() / 1000 + 1800) return errorAnswer(400, 'parameter_invalid')
    const created: FakeSession = {
      id: createId('cs_test'),
      object: 'checkout.session',
      url: '',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(params.get(`${price}[unit_amount]`)),
      payment_intent: null,
      metadata: Object.fromEntries(
        ['tenant', 'payment', 'reservation'].flatMap((name) => {
          const value = params.get(`metadata[${name}]`)
          return value === null ? [] : [[name, value]]
        }),
      ),
    }
    created.url = `https://checkout.stripe.example/${created.id}`
    sessions.set(created.id, created)
    return okAnswer({ ...created })
  }
  const expire = (found: FakeSession | undefined) => {
    if (!found) return errorAnswer(404, 'resource_missing')
    if (found.status !== 'open') return errorAnswer(400, 'checkout_session_not_open')
    Object.assign(found, { status: 'expired', url: null })
    return okAnswer({ ...found })
  }
  const refund = (intent: string) => {
    const found = [...sessions.values()].find((one) => one.payment_intent === intent && one.payment_status === 'paid')
    if (!found) return errorAnswer(404, 'resource_missing')
    if (refunds.has(intent)) return errorAnswer(400, 'charge_already_refunded')
    const created = { id: createId('re'), amount: found.amount_total, status: 'succeeded' }
    refunds.set(intent, created)
    return okAnswer(created)
  }
  const listRefunds = (intent: string) => okAnswer({ data: refunds.has(intent) ? [refunds.get(intent)] : [] })
  const route = ({ method, path, params }: Call) => {
    const [, kind = '', second = '', third = ''] = path.split('/')
    if (method === 'POST' && path === '/checkout/sessions') return createSession(params)
    if (kind === 'checkout' && second === 'sessions') {
      const [, , , name = '', verb] = path.split('/')
      if (method === 'POST' && verb === 'expire') return expire(sessions.get(name))
      const found = sessions.get(third)
      return found ? okAnswer({ ...found }) : errorAnswer(404, 'resource_missing')
    }
    if (kind === 'refunds' && method === 'POST') return refund(params.get('payment_intent') ?? '')
    if (kind === 'refunds') return listRefunds(params.get('payment_intent') ?? '')
    return errorAnswer(404, 'unknown')
  }

  const answer = (call: Call): { status: number; body: object } => {
    if (call.headers.authorization !== `Bearer ${secret}`) return errorAnswer(401, 'api_key')
    const key = call.headers['idempotency-key']
    const keyOfCall = typeof key === 'string' ? `${call.path} ${key}` : null
    const before = keyOfCall === null ? undefined : answersByKey.get(keyOfCall)
    // Like Stripe, reject the same key with different parameters.
    if (before) return before.params === call.params.toString() ? before.reply : errorAnswer(400, 'idempotency_error')
    const reply = route(call)
    if (keyOfCall !== null && reply.status === 200)
      answersByKey.set(keyOfCall, { reply, params: call.params.toString() })
    return reply
  }
  const listen = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://fake')
    const params = request.method === 'POST' ? new URLSearchParams(Buffer.concat(chunks).toString()) : url.searchParams
    const call = {
      method: request.method ?? 'GET',
      path: url.pathname.replace(/^\/v1/, ''),
      params,
      headers: request.headers,
    }
    calls.push(call)
    if (state.hangs) return
    const { status, body } = answer(call)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void listen(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    options: { key: secret, webhookSecret, address },
    calls,
    state,
    pay: (session_id: string): void => {
      const found = sessions.get(session_id)
      if (found?.status === 'open')
        Object.assign(found, { status: 'complete', payment_status: 'paid', payment_intent: createId('pi'), url: null })
    },
    look: (session_id: string): Readonly<FakeSession> | undefined => sessions.get(session_id),
    returned: (intent: string): number => refunds.get(intent)?.amount ?? 0,
    event: (session_id: string, type: string, at: Date) => {
      const body = JSON.stringify({
        id: createId('evt'),
        object: 'event',
        type,
        data: { object: sessions.get(session_id) },
      })
      return { body, signature: signBody(webhookSecret, body, at) }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
