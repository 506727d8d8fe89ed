import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutRequest, Payments } from './port'

export type RunningPayments = {
  readonly payments: Payments
  /** Pays as the shopper does on the provider's page. */
  readonly pay: (session_id: string) => Promise<void>
  /** The cents of a payment that were refunded so far. */
  readonly refundedCents: (payment_id: string) => Promise<number>
  /** Creates the webhook that the provider would send for this checkout, signed at a given time. */
  readonly createWebhook: (
    session_id: string,
    at: Date,
  ) => Promise<{ readonly body: string; readonly signature: string }>
  /** Makes the provider stop answering and returns a driver of it; null for a driver that cannot fail this way. */
  readonly breakDown: (() => Payments) | null
  readonly close: () => Promise<void>
}

export const createCheckoutRequest = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  key: randomUUID(),
  amount_cents: 20_000,
  currency: 'AUD',
  description: 'Deposit: 2020 Toyota Corolla',
  success_url: 'http://yard.localhost:3000/payments/token?back=1',
  cancel_url: 'http://yard.localhost:3000/payments/token',
  email: 'ada@example.com',
  expires_at: new Date(Date.now() + 31 * 60_000),
  metadata: { tenant: 't', payment: 'p' },
  ...more,
})

/** The tests that every payment driver must pass (RSV-03). */
export const testPaymentsContract = (name: string, start: () => Promise<RunningPayments>): void => {
  describe(`payments: ${name}`, () => {
    let running: RunningPayments
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    const payCheckout = async () => {
      const { session_id } = await running.payments.createCheckout(createCheckoutRequest())
      await running.pay(session_id)
      return (await running.payments.readCheckout(session_id))!
    }

    test('[RSV-03] a checkout is open at an address until it is paid, and then has a payment id', async () => {
      const { payments } = running
      const checkout = await payments.createCheckout(createCheckoutRequest())
      expect(checkout).toMatchObject({ state: 'open', amount_cents: 20_000, metadata: { tenant: 't', payment: 'p' } })
      expect(URL.canParse(checkout.url ?? '')).toBe(true)
      expect(await payments.readCheckout(checkout.session_id)).toEqual(checkout)
      await running.pay(checkout.session_id)
      const now = await payments.readCheckout(checkout.session_id)
      expect(now).toMatchObject({ state: 'paid', amount_cents: 20_000, payment_id: expect.stringMatching(/./) })
      expect(now?.url).toBeUndefined()
      expect(await payments.readCheckout('nothing_like_it')).toBeNull()
    })

    test('[RSV-02] the same key returns the same checkout, also for concurrent requests', async () => {
      const request = createCheckoutRequest()
      const all = await Promise.all([1, 2, 3].map(() => running.payments.createCheckout(request)))
      expect(new Set(all.map(({ session_id }) => session_id)).size).toBe(1)
      expect((await running.payments.createCheckout(createCheckoutRequest())).session_id).not.toBe(all[0]?.session_id)
      // After a crash, another process retries it seconds later.
      await new Promise((resolve) => setTimeout(resolve, 1100))
      expect((await running.payments.createCheckout(request)).session_id).toBe(all[0]?.session_id)
    })

    test('[RSV-02] a cancelled checkout cannot be paid; cancelling a paid one reports that it is paid', async () => {
      const { payments } = running
      const { session_id } = await payments.createCheckout(createCheckoutRequest())
      expect(await payments.cancelCheckout(session_id)).toMatchObject({ state: 'expired' })
      expect(await payments.cancelCheckout(session_id)).toMatchObject({ state: 'expired' })
      await running.pay(session_id)
      expect(await payments.readCheckout(session_id)).toMatchObject({ state: 'expired' })
      const done = await payCheckout()
      expect(await payments.cancelCheckout(done.session_id)).toMatchObject({ state: 'paid' })
    })

    test('[RSV-02] refunds once, whatever the key and however often it is requested', async () => {
      const { payment_id = '' } = await payCheckout()
      const requestRefund = (key: string) => running.payments.refund({ key, payment_id, amount_cents: 20_000 })
      const first = await requestRefund('a')
      const again = await Promise.all([requestRefund('a'), requestRefund('a'), requestRefund('b')])
      expect(new Set([first, ...again].map(({ refund_id }) => refund_id)).size).toBe(1)
      expect(await running.refundedCents(payment_id)).toBe(20_000)
      await expect(
        running.payments.refund({ key: randomUUID(), payment_id: 'no_such', amount_cents: 1 }),
      ).rejects.toThrow()
    })

    test('[RSV-03] accepts a webhook by its signature, for five minutes', async () => {
      const { payments } = running
      const { session_id } = await payCheckout()
      const now = new Date()
      const { body, signature } = await running.createWebhook(session_id, now)
      const event = payments.readEvent(body, signature, now)
      expect(event).toMatchObject({ session_id, id: expect.stringMatching(/./), kind: expect.stringMatching(/./) })
      expect(payments.readEvent(body, signature, now)).toEqual(event)
      expect(payments.readEvent(body, signature, new Date(now.getTime() + 299_000))).toEqual(event)
      const forged = signature.replace(/v1=./, (text) => (text === 'v1=0' ? 'v1=1' : 'v1=0'))
      const bad: readonly (readonly [string, string | null, number])[] = [
        [body, null, 0],
        [body, '', 0],
        [body, forged, 0],
        [`${body} `, signature, 0],
        [body.replace(session_id, 'another'), signature, 0],
        [body, signature.replace(/t=\d+/, `t=${String(Math.floor(now.getTime() / 1000) + 1)}`), 0],
        [body, signature, 302_000],
        [body, signature, -302_000],
      ]
      for (const [text, header, later] of bad)
        expect(payments.readEvent(text, header, new Date(now.getTime() + later)), String(header)).toBeNull()
    })

    test('[RSV-03] every call rejects in time when the provider does not answer', async () => {
      if (!running.breakDown) return
      const broken = running.breakDown()
      const startedAt = performance.now()
      await expect(broken.createCheckout(createCheckoutRequest())).rejects.toThrow()
      await expect(broken.readCheckout('x')).rejects.toThrow()
      await expect(broken.refund({ key: 'k', payment_id: 'x', amount_cents: 1 })).rejects.toThrow()
      expect(performance.now() - startedAt).toBeLessThan(5000)
    })
  })
}
