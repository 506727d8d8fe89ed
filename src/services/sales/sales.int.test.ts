import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { toCsv, dealerRow, importCsv } from '@/scripts/testing/stock'
import { beginHold } from './begin-sale'
import type { NewHold } from './insert-sale'
import { settlePayment } from './settle'
import { settleDuePayments } from './settle-due-payments'
import {
  createTestProvider,
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
const setHold = (tenant: string, text: string) =>
  database.pool.query(`UPDATE reservations SET ${text} WHERE tenant_id = $1`, [tenant])
const settleDueNow = () => settleDuePayments(createPaymentContext(database.pool), quiet)
const subjects = async (tenant: string) =>
  (
    await rows<{ subject: string }>('SELECT subject FROM messages WHERE tenant_id = $1 ORDER BY created_at', [tenant])
  ).map(({ subject }) => subject)

describe('reserving', () => {
  test('[RSV-02] a hundred reserve one vehicle in the same second: one hold, one charge, 99 clear answers', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const paymentContext = createPaymentContext(database.pool)
    const people = Array.from({ length: 100 }, (_, n) =>
      buildHold(tenant, car, { phone: `0491 570 ${String(100 + n)}` }),
    )
    const answers = await Promise.all(people.map((hold) => beginHold(paymentContext, hold)))
    const won = answers.filter(({ kind }) => kind === 'pay')
    expect(won).toHaveLength(1)
    expect(answers.filter((one) => one.kind === 'taken' && one.by === 'pending')).toHaveLength(99)
    const payments = await paymentsOf(tenant)
    expect(payments).toHaveLength(1)
    const checkouts = await rows('SELECT 1 FROM test_checkouts WHERE key = $1', [payments[0]?.id])
    expect(checkouts).toHaveLength(1)
    // All hundred submit again, and the winner pays twice concurrently.
    const testCheckout = createTestProvider(database.pool)
    await Promise.all([1, 2, 3].map(() => testCheckout.pay(payments[0]!.session_id)))
    await Promise.all([
      ...people.map((hold) => beginHold(paymentContext, hold)),
      ...[1, 2, 3].map(() => settlePayment(paymentContext, payments[0]!.id)),
    ])
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'paid', hold: 'held', held: true, agree: true },
    ])
    expect(await rows('SELECT 1 FROM leads WHERE tenant_id = $1', [tenant])).toHaveLength(1)
    expect(await subjects(tenant)).toEqual(['2020 Toyota Corolla is held for you'])
  })

  test('[RSV-01] payment starts a hold of 48 hours, with a receipt, a mail with its end, and a lead with the amount', async () => {
    const { tenant, car, payment } = await holdVehicle()
    const hold = await one<{ hours: number; receipt: string; lead_id: string }>(
      'SELECT extract(epoch FROM held_until - updated_at) / 3600 AS hours, receipt, lead_id FROM reservations WHERE tenant_id = $1',
      [tenant],
    )
    expect(Number(hold.hours)).toBeCloseTo(48, 2)
    expect(hold.receipt).toMatch(/^FC-[0-9A-F]{10}$/)
    const lead = await one('SELECT * FROM leads WHERE id = $1', [hold.lead_id])
    expect(lead).toMatchObject({
      category: 'Reserve',
      subcategory: 'Deposit Paid',
      name: 'Ada Lovelace',
      person: '+61491570156',
      car_id: car,
      vehicle_make: 'Toyota',
      form_completed: true,
      stage: 'new',
    })
    const details = await rows<{ name: string; value: string }>(
      'SELECT name, value FROM leads_details WHERE _parent_id = $1',
      [hold.lead_id],
    )
    expect(Object.fromEntries(details.map(({ name, value }) => [name, value]))).toMatchObject({
      amount: '$200',
      receipt: hold.receipt,
    })
    const mail = await one<{ text: string }>('SELECT text FROM messages WHERE tenant_id = $1', [tenant])
    expect(mail.text).toMatch(/held for you until \d{1,2}(?::\d\d)?\s[ap]m on \w+day,? /u)
    expect(mail.text).toContain('No money was taken')
    expect(mail.text).toContain(`/payments/`)
    expect((await one<Payment>('SELECT * FROM payments WHERE id = $1', [payment.id])).provider_payment_id).toMatch(
      /^money_/,
    )
  })

  test('[RSV-01] submitted twice it is one hold and one checkout; sent again later it leads to the payment’s status', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const hold = buildHold(tenant, car)
    const answers = await Promise.all([1, 2, 3, 4].map(() => beginHold(createPaymentContext(database.pool), hold)))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]).toMatchObject({ kind: 'pay' })
    const [payment] = await paymentsOf(tenant)
    await createTestProvider(database.pool).pay(payment!.session_id)
    await settlePayment(createPaymentContext(database.pool), payment!.id)
    expect((await begin(hold)).started.kind).toBe('done')
    expect(await paymentsOf(tenant)).toHaveLength(1)
  })

  test.each([
    ["status = 'sold'", 'sold'],
    ['removed_at = now()', 'taken off'],
    ['hidden = true', 'hidden'],
    ['reserved = true', 'reserved at the dealer’s'],
  ])('[RSV-01] a car that is %s cannot be reserved, and nothing is charged', async (change) => {
    const { tenant, car } = await createSalesDealer(database)
    await database.pool.query(`UPDATE vehicles SET ${change} WHERE id = $1`, [car])
    expect((await begin(buildHold(tenant, car))).started).toEqual({ kind: 'unavailable' })
    expect(await paymentsOf(tenant)).toEqual([])
  })

  test('[RSV-02] treats another dealer’s vehicle as missing', async () => {
    const { tenant } = await createSalesDealer(database)
    const { car } = await createSalesDealer(database)
    expect((await begin(buildHold(tenant, car))).started).toEqual({ kind: 'unavailable' })
  })

  test('[RSV-02] a provider that does not respond leaves nothing behind: the vehicle is free again at once', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const provider = { ...createTestProvider(database.pool), createCheckout: () => Promise.reject(new Error('away')) }
    expect(await beginHold(createPaymentContext(database.pool, { provider }), buildHold(tenant, car))).toEqual({
      kind: 'failed',
    })
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'failed', hold: 'cancelled', held: false, agree: true },
    ])
    expect((await begin(buildHold(tenant, car))).started.kind).toBe('pay')
  })
})

describe('the vehicle', () => {
  const readFlags = (vehicle: string) =>
    one<{ held: boolean; reserved: boolean }>('SELECT held, reserved FROM vehicles WHERE id = $1', [vehicle])
  const countChanges = async (vehicle: string) =>
    (await rows('SELECT 1 FROM stock_changes WHERE vehicle_id = $1', [vehicle])).length

  test('[RSV-01] is marked and logged as changed once it is paid for, not before; feeds and forms keep the mark', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const { payment } = await begin(buildHold(tenant, car))
    expect(await readFlags(car)).toEqual({ held: false, reserved: false })
    await database.pool.query('UPDATE vehicles SET held = true WHERE id = $1', [car])
    expect(await readFlags(car)).toEqual({ held: false, reserved: false })
    expect((await begin(buildHold(tenant, car, { phone: '0491 570 157' }))).started).toEqual({
      kind: 'taken',
      by: 'pending',
    })
    const before = await countChanges(car)
    await createTestProvider(database.pool).pay(payment.session_id)
    await settlePayment(createPaymentContext(database.pool), payment.id)
    expect(await readFlags(car)).toEqual({ held: true, reserved: false })
    expect(await countChanges(car)).toBe(before + 1)
    const client = await database.pool.connect()
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S0'), 'EGC Price': '$19,990' }, dealerRow('S1')]))
    client.release()
    await database.pool.query('UPDATE vehicles SET held = false WHERE id = $1', [car])
    expect(await readFlags(car)).toEqual({ held: true, reserved: false })
  })

  test('[RSV-01] keeps its feed’s own reserved flag when the hold ends', async () => {
    const { tenant, car } = await holdVehicle()
    await database.pool.query('UPDATE vehicles SET reserved = true WHERE id = $1', [car])
    await setHold(tenant, "held_until = now() - interval '1 second'")
    await settleDueNow()
    expect(await readFlags(car)).toEqual({ held: false, reserved: true })
  })

  test('[RSV-02] is not marked as held by a forged save', async () => {
    const { car } = await createSalesDealer(database)
    await database.pool.query('UPDATE vehicles SET held = true WHERE id = $1', [car])
    expect(await readFlags(car)).toEqual({ held: false, reserved: false })
  })

  test('[RSV-01] is free after its hold was deleted', async () => {
    const { tenant, car } = await holdVehicle()
    await database.pool.query('DELETE FROM payments WHERE tenant_id = $1', [tenant])
    await database.pool.query('DELETE FROM reservations WHERE tenant_id = $1', [tenant])
    expect(await readFlags(car)).toMatchObject({ held: false })
  })
})

describe('time', () => {
  test('[RSV-01] after 48 hours the hold lapses, the deposit is refunded, and the shopper is mailed about both', async () => {
    const { tenant, car, payment } = await holdVehicle()
    await setHold(tenant, "held_until = now() - interval '1 second'")
    await Promise.all([settleDueNow(), settleDueNow()])
    await settleDueNow()
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'refunded', hold: 'lapsed', held: false, agree: true },
    ])
    expect(await subjects(tenant)).toHaveLength(3)
    const stored = await one<{ refund_id: string; refunded_at: Date }>('SELECT * FROM payments WHERE id = $1', [
      payment.id,
    ])
    expect(stored).toMatchObject({ refund_id: expect.stringMatching(/^refund_/), refunded_at: expect.any(Date) })
    expect((await begin(buildHold(tenant, car))).started.kind).toBe('pay')
  })

  test('[RSV-01] without payment in half an hour the checkout is closed, and the vehicle is free', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const { payment } = await begin(buildHold(tenant, car))
    await settleDueNow()
    expect(await readSaleStates(database.pool, tenant)).toMatchObject([
      { payment: 'open', hold: 'pending', held: false },
    ])
    await setHold(tenant, "held_until = now() - interval '1 second'")
    await settleDueNow()
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'expired', hold: 'lapsed', held: false, agree: true },
    ])
    expect(await createTestProvider(database.pool).pay(payment.session_id)).toMatchObject({ state: 'expired' })
  })

  test('[RSV-02] a payment just before the half hour ends holds the vehicle', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const { payment } = await begin(buildHold(tenant, car))
    await createTestProvider(database.pool).pay(payment.session_id)
    await setHold(tenant, "held_until = now() - interval '1 hour'")
    await settleDueNow()
    expect(await readSaleStates(database.pool, tenant)).toMatchObject([{ payment: 'paid', hold: 'held', held: true }])
  })
})

describe('paid late', () => {
  /** The provider was unavailable when the time was over, so the checkout could not be closed. */
  const lapseUnpaidHold = async () => {
    const { tenant, car } = await createSalesDealer(database)
    const { payment } = await begin(buildHold(tenant, car))
    await setHold(tenant, "held_until = now() - interval '10 minutes'")
    const provider = { ...createTestProvider(database.pool), cancelCheckout: () => Promise.reject(new Error('away')) }
    await settleDuePayments(createPaymentContext(database.pool, { provider }), quiet)
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'open', hold: 'lapsed', held: false, agree: true },
    ])
    return { tenant, car, payment }
  }

  test('[RSV-02] while another shopper holds the vehicle: refunds and mails', async () => {
    const { tenant, car, payment } = await lapseUnpaidHold()
    const other = await begin(buildHold(tenant, car, { phone: '0491 570 157' }))
    expect(other.started.kind).toBe('pay')
    const testCheckout = createTestProvider(database.pool)
    await testCheckout.pay(payment.session_id)
    await settlePayment(createPaymentContext(database.pool), payment.id)
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'refunded', hold: 'lapsed', held: false, agree: true },
      { payment: 'open', hold: 'pending', held: false, agree: true },
    ])
    expect((await subjects(tenant))[0]).toBe('2020 Toyota Corolla couldn’t be held. We’re refunding your $200')
  })

  test('[RSV-02] while the vehicle is free: holds it; of two late payments one holds, one is refunded', async () => {
    const { tenant, car, payment } = await lapseUnpaidHold()
    const other = await begin(buildHold(tenant, car, { phone: '0491 570 157' }))
    await database.pool.query(
      "UPDATE reservations SET state = 'lapsed', held_until = now() - interval '1 hour' WHERE tenant_id = $1",
      [tenant],
    )
    const testCheckout = createTestProvider(database.pool)
    await Promise.all([payment, other.payment].map(({ session_id }) => testCheckout.pay(session_id)))
    await Promise.all([payment, other.payment].map(({ id }) => settlePayment(createPaymentContext(database.pool), id)))
    const states = await readSaleStates(database.pool, tenant)
    expect(states.map(({ payment: state, hold }) => `${state} ${hold}`).sort()).toEqual([
      'paid held',
      'refunded lapsed',
    ])
  })

  test('[RSV-01] after the vehicle was sold meanwhile: refunds and mails', async () => {
    const { tenant, car } = await createSalesDealer(database)
    const { payment } = await begin(buildHold(tenant, car))
    await database.pool.query("UPDATE vehicles SET status = 'sold', sold_at = now() WHERE id = $1", [car])
    await createTestProvider(database.pool).pay(payment.session_id)
    await settlePayment(createPaymentContext(database.pool), payment.id)
    expect(await readSaleStates(database.pool, tenant)).toEqual([
      { payment: 'refunded', hold: 'cancelled', held: false, agree: true },
    ])
  })
})
