import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { applyPaymentEvent } from './apply-payment-event'
import { beginHold, beginPayment } from './begin-sale'
import type { NewHold } from './insert-sale'
import { settlePayment } from './settle'
import { crashPoints } from './payment-context'
import { settleDuePayments } from './settle-due-payments'
import {
  createTestProvider,
  createDyingContext,
  buildHold,
  readSaleStates,
  createPaymentContext,
  createSalesDealer,
} from '@/scripts/testing/payments'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const quiet = (): void => undefined
const rows = async <T extends object>(text: string, values: unknown[]) =>
  (await database.pool.query<T & { [name: string]: unknown }>(text, values)).rows
const one = async <T extends object>(text: string, values: unknown[]) => (await rows<T>(text, values))[0]!
type Payment = {
  id: string
  session_id: string
  state: string
  provider_payment_id: string | null
  reservation_id: string
}
const paymentsOf = (tenant: string) =>
  rows<Payment>('SELECT * FROM payments WHERE tenant_id = $1 ORDER BY created_at, id', [tenant])
const begin = async (hold: NewHold) => {
  const started = await beginHold(createPaymentContext(database.pool), hold)
  const [payment] = await rows<Payment>('SELECT * FROM payments WHERE tenant_id = $1 AND key = $2', [
    hold.tenant,
    hold.key,
  ])
  return { started, payment: payment! }
}
/** Goes through all steps to a held vehicle. */
const holdVehicle = async () => {
  const { tenant, cars, car } = await createSalesDealer(database)
  const { payment } = await begin(buildHold(tenant, car))
  await createTestProvider(database.pool).pay(payment.session_id)
  await settlePayment(createPaymentContext(database.pool), payment.id)
  return { tenant, cars, car, payment }
}
const settleDueNow = () => settleDuePayments(createPaymentContext(database.pool), quiet)
const subjects = async (tenant: string) =>
  (
    await rows<{ subject: string }>('SELECT subject FROM messages WHERE tenant_id = $1 ORDER BY created_at', [tenant])
  ).map(({ subject }) => subject)

describe('a process that ends between two steps', () => {
  /** Goes through all steps of holding a vehicle and refunding it, in a process that dies at the given point. */
  const holdAndRefund = async (
    paymentContext: ReturnType<typeof createPaymentContext>,
    hold: NewHold,
  ): Promise<void> => {
    await beginHold(paymentContext, hold)
    const [payment] = await paymentsOf(hold.tenant)
    await createTestProvider(database.pool).pay(payment!.session_id)
    await settlePayment(paymentContext, payment!.id)
    await applyPaymentEvent({
      db: paymentContext.db,
      paymentId: payment!.id,
      event: { kind: 'refund' },
      now: new Date(),
    })
    await settlePayment(paymentContext, payment!.id)
  }

  test.each(crashPoints)(
    '[RSV-02] ended at “%s”: payment and hold agree, and after a minute’s settling both are right',
    async (point) => {
      const { tenant, car } = await createSalesDealer(database)
      const hold = buildHold(tenant, car)
      const { paymentContext, hasDied } = createDyingContext(database.pool, point)
      await expect(holdAndRefund(paymentContext, hold)).rejects.toThrow('The process has ended.')
      expect(hasDied()).toBe(true)
      expect((await readSaleStates(database.pool, tenant)).every(({ agree }) => agree)).toBe(true)
      // The scheduled run after the restart.
      await database.pool.query(
        "UPDATE payments SET created_at = created_at - interval '30 seconds' WHERE tenant_id = $1",
        [tenant],
      )
      await settleDueNow()
      const [payment] = await paymentsOf(tenant)
      expect((await readSaleStates(database.pool, tenant)).every(({ agree }) => agree)).toBe(true)
      expect(payment?.state).not.toBe('created')
      // The shopper submits the same form again, and continues where they were.
      await holdAndRefund(createPaymentContext(database.pool), hold)
      expect(await readSaleStates(database.pool, tenant)).toEqual([
        { payment: 'refunded', hold: 'refunded', held: false, agree: true },
      ])
      const checkouts = await rows<{ refund_id: string }>('SELECT refund_id FROM test_checkouts WHERE key = $1', [
        payment?.id,
      ])
      expect(checkouts).toEqual([{ refund_id: expect.stringMatching(/^refund_/) }])
      expect(await rows('SELECT 1 FROM leads WHERE tenant_id = $1', [tenant])).toHaveLength(1)
      expect(await subjects(tenant)).toHaveLength(2)
    },
  )
})

describe('staff actions, and payments without a vehicle', () => {
  const apply = (paymentId: string, kind: 'refund' | 'released' | 'sold') =>
    applyPaymentEvent({ db: database.pool, paymentId, event: { kind }, now: new Date() })

  test('[RSV-02] finds a payment made right after a check, without an event, at the next check within half a minute', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const { payment } = await begin(buildHold(tenant, car))
    await settlePayment(createPaymentContext(database.pool), payment.id)
    await createTestProvider(database.pool).pay(payment.session_id)
    const settleAfter = (seconds: number) =>
      settleDuePayments(
        createPaymentContext(database.pool, { now: () => new Date(Date.now() + seconds * 1000) }),
        quiet,
      )
    // Frequent visits must not ask the provider each time.
    await settleAfter(5)
    expect(await readSaleStates(database.pool, tenant)).toMatchObject([{ payment: 'open', hold: 'pending' }])
    await settleAfter(16)
    expect(await readSaleStates(database.pool, tenant)).toMatchObject([{ payment: 'paid', hold: 'held', held: true }])
  })

  test('[RSV-02] a provider that is slow for one payment does not delay the others', async () => {
    const { tenant, cars } = await createSalesDealer(database, 3)
    const payments = []
    for (const vehicle of cars) payments.push((await begin(buildHold(tenant, vehicle))).payment)
    for (const { session_id } of payments) await createTestProvider(database.pool).pay(session_id)
    const slow = payments[0]!.session_id
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const testCheckout = createTestProvider(database.pool)
    const provider = {
      ...testCheckout,
      readCheckout: async (session: string) => {
        if (session === slow) await answered
        return testCheckout.readCheckout(session)
      },
    }
    const running = settleDuePayments(createPaymentContext(database.pool, { provider }), quiet)
    await expect
      .poll(async () => (await readSaleStates(database.pool, tenant)).map(({ hold }) => hold), { timeout: 5000 })
      .toEqual(['pending', 'held', 'held'])
    answer()
    await running
    expect((await readSaleStates(database.pool, tenant)).map(({ hold }) => hold)).toEqual(['held', 'held', 'held'])
  })

  test('[SEC-01] neither settles nor refunds a payment with another dealer’s checkout or payment id', async () => {
    const otherSale = await holdVehicle()
    const { tenant, car } = await createSalesDealer(database)
    const { payment } = await begin(buildHold(tenant, car))
    const setColumn = (column: string, value: string | null) =>
      database.pool.query(`UPDATE payments SET ${column} = $2 WHERE id = $1`, [payment.id, value])
    const money = (await one<Payment>('SELECT * FROM payments WHERE id = $1', [otherSale.payment.id]))
      .provider_payment_id
    await expect(setColumn('session_id', otherSale.payment.session_id)).rejects.toThrow('payments_one_per_checkout')
    await expect(setColumn('provider_payment_id', money)).rejects.toThrow('payments_one_per_provider_payment')
    // Even without the database's check, the provider's metadata names the owner.
    await database.pool.query('UPDATE payments SET session_id = NULL, provider_payment_id = NULL WHERE id = $1', [
      otherSale.payment.id,
    ])
    await setColumn('session_id', otherSale.payment.session_id)
    const settle = () => settlePayment(createPaymentContext(database.pool), payment.id)
    await expect(settle()).rejects.toThrow('The payment provider created this checkout for a different payment.')
    expect(await readSaleStates(database.pool, tenant)).toMatchObject([{ payment: 'open' }])
    await setColumn('provider_payment_id', money)
    await setColumn('state', 'refunding')
    await expect(settle()).rejects.toThrow('The payment provider created this checkout for a different payment.')
    await setColumn('session_id', payment.session_id)
    await expect(settle()).rejects.toThrow('The payment provider has a different payment for this checkout.')
    const refunded = await rows('SELECT 1 FROM test_checkouts WHERE payment_id = $1 AND refund_id IS NOT NULL', [money])
    expect(refunded).toEqual([])
  })

  test('[RSV-01] two concurrent refunds pay back once, and free the vehicle', async () => {
    const { tenant, payment } = await holdVehicle()
    await Promise.all([apply(payment.id, 'refund'), apply(payment.id, 'refund')])
    await Promise.all([1, 2].map(() => settlePayment(createPaymentContext(database.pool), payment.id)))
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'refunded', hold: 'refunded', held: false, agree: true },
    ])
  })

  test('[RSV-01] a released vehicle is free and its deposit stays until it is refunded; a sold one is marked as sold', async () => {
    const first = await holdVehicle()
    await apply(first.payment.id, 'released')
    await apply(first.payment.id, 'sold')
    expect(await readSaleStates(database.pool, first.tenant)).toMatchObject([
      { payment: 'paid', hold: 'cancelled', held: false },
    ])
    await apply(first.payment.id, 'refund')
    expect(await readSaleStates(database.pool, first.tenant)).toMatchObject([
      { payment: 'refunding', hold: 'refunded' },
    ])
    const second = await holdVehicle()
    await apply(second.payment.id, 'sold')
    await apply(second.payment.id, 'refund')
    expect(await readSaleStates(database.pool, second.tenant)).toMatchObject([
      { payment: 'paid', hold: 'completed', held: false },
    ])
    expect(await one('SELECT status FROM vehicles WHERE id = $1', [second.car])).toMatchObject({ status: 'sold' })
  })

  test('[RSV-02] refunds the payment it names, in full', async () => {
    const { payment } = await holdVehicle()
    await apply(payment.id, 'refund')
    const requests: unknown[] = []
    const testCheckout = createTestProvider(database.pool)
    const provider = {
      ...testCheckout,
      refund: (request: Parameters<typeof testCheckout.refund>[0]) => {
        requests.push(request)
        return testCheckout.refund(request)
      },
    }
    await settleDuePayments(createPaymentContext(database.pool, { provider }), quiet)
    const stored = await one<{ amount_cents: string; provider_payment_id: string }>(
      'SELECT amount_cents, provider_payment_id FROM payments WHERE id = $1',
      [payment.id],
    )
    // Refunds of other tests may be due as well.
    expect(requests).toContainEqual({
      key: expect.stringContaining(payment.id),
      payment_id: stored.provider_payment_id,
      amount_cents: Number(stored.amount_cents),
    })
    expect(Number(stored.amount_cents)).toBeGreaterThan(10_000)
  })

  test('[RSV-02] a refund that the provider rejects for now is retried by a later run', async () => {
    const { tenant, payment } = await holdVehicle()
    await apply(payment.id, 'refund')
    const provider = { ...createTestProvider(database.pool), refund: () => Promise.reject(new Error('no balance')) }
    await settleDuePayments(createPaymentContext(database.pool, { provider }), quiet)
    expect(await one('SELECT state, problem FROM payments WHERE id = $1', [payment.id])).toMatchObject({
      state: 'refunding',
      problem: 'no balance',
    })
    await settleDueNow()
    expect(await readSaleStates(database.pool, tenant)).toMatchObject([{ payment: 'refunded', hold: 'refunded' }])
  })

  test('[RSV-05] an online payment is made once, with a receipt and a lead', async () => {
    const { tenant } = await createSalesDealer(database)
    const requests = {
      tenant,
      amount_cents: 12_345,
      reference: 'INV 7',
      key: randomUUID(),
      name: 'Ada',
      phone: '0491 570 156',
      email: 'ada@example.com',
    }
    const paymentContext = createPaymentContext(database.pool)
    const answers = await Promise.all([1, 2].map(() => beginPayment(paymentContext, requests)))
    expect(answers.map(({ kind }) => kind)).toEqual(['pay', 'pay'])
    const [payment, ...others] = await paymentsOf(tenant)
    expect(others).toEqual([])
    // The form that was sent again after Back, with another amount, is another payment.
    await beginPayment(paymentContext, { ...requests, amount_cents: 5000 })
    const amounts = (await paymentsOf(tenant)) as unknown as { readonly amount_cents: number }[]
    expect(amounts.map(({ amount_cents }) => Number(amount_cents))).toEqual([12_345, 5000])
    await createTestProvider(database.pool).pay(payment!.session_id)
    await Promise.all([1, 2].map(() => settlePayment(paymentContext, payment!.id)))
    expect(await one('SELECT state, receipt FROM payments WHERE id = $1', [payment!.id])).toMatchObject({
      state: 'paid',
      receipt: expect.stringMatching(/^FC-/),
    })
    expect(
      await rows('SELECT 1 FROM leads WHERE tenant_id = $1 AND category = $2', [tenant, 'Online Payment']),
    ).toHaveLength(1)
    expect(await subjects(tenant)).toEqual(['Your payment of $123.45'])
  })
})
