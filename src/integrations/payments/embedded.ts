import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Checkout, ProviderEvent, Payments } from './port'
import { isSigned, signBody } from './signature'
import { createTestCheckoutStore, type TestCheckout } from './test-checkout-store'

const createId = (kind: string): string => `${kind}_${randomBytes(18).toString('base64url')}`
const eventKinds = { paid: 'checkout.session.completed', expired: 'checkout.session.expired' } as const

const toCheckout = (one: TestCheckout): Checkout => ({
  session_id: one.id,
  state: one.state,
  amount_cents: one.amount_cents,
  metadata: one.metadata,
  ...(one.state === 'open' ? { url: `${new URL(one.success_url).origin}/payments/test/${one.id}` } : {}),
  ...(one.payment_id ? { payment_id: one.payment_id } : {}),
})

const parseEvent = (body: string): ProviderEvent | null => {
  try {
    const { id, kind, session_id } = JSON.parse(body) as Record<string, unknown>
    if (typeof id !== 'string' || typeof kind !== 'string' || typeof session_id !== 'string') return null
    return { id, kind, session_id }
  } catch {
    return null
  }
}

/** Actions of the test checkout page, in place of a card payment. */
export type TestCheckoutActions = {
  readonly findCheckout: (session_id: string) => Promise<TestCheckout | null>
  readonly pay: (session_id: string) => Promise<TestCheckout | null>
  readonly fail: (session_id: string) => Promise<TestCheckout | null>
  /** Creates the webhook for this checkout: body and signature. */
  readonly webhook: (one: Checkout, now: Date) => { readonly body: string; readonly signature: string }
}

/**
 * Payments that move no money, for demos and tests (RSV-03). The shopper pays on a page of this site that says so.
 * Checkouts are stored in the database, so that they survive a restart as a provider's would.
 */
export const createTestPayments = (db: Pool, secret: string): Payments & TestCheckoutActions => {
  const store = createTestCheckoutStore(db)
  const webhookSecret = `${secret} test payments`
  return {
    name: 'test',
    createCheckout: async (request) => toCheckout(await store.create(createId('test'), request)),
    readCheckout: async (session_id) => {
      const one = await store.byId(session_id)
      return one && toCheckout(one)
    },
    cancelCheckout: async (session_id) => {
      const one = (await store.expire(session_id)) ?? (await store.byId(session_id))
      return one && toCheckout(one)
    },
    refund: async ({ payment_id }) => {
      const one = await store.refund(payment_id, createId('refund'))
      if (!one?.refund_id) throw new Error('This test payment doesn’t exist.')
      return { refund_id: one.refund_id }
    },
    readEvent: (body, signature, now) => (isSigned(webhookSecret, body, signature, now) ? parseEvent(body) : null),
    findCheckout: store.byId,
    pay: async (session_id) => (await store.pay(session_id, createId('money'))) ?? store.byId(session_id),
    fail: store.fail,
    webhook: ({ session_id, state }, now) => {
      const kind = state === 'paid' ? eventKinds.paid : eventKinds.expired
      const body = JSON.stringify({ id: `${kind} ${session_id}`, kind, session_id })
      return { body, signature: signBody(webhookSecret, body, now) }
    },
  }
}
