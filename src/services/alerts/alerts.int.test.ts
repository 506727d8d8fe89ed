import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv } from '@/scripts/testing/stock'
import { confirmSearch } from '../accounts/saved-searches'
import { sendAlerts } from './send-alerts'

let database: TestDatabase
let tenantId: string
const PLATFORM_URL = 'https://cars.example'
/** Nine in the morning in Brisbane, the default time zone of a dealer without a location. */
const morning = (day: number): Date => new Date(Date.UTC(2030, 0, day, 23, 0))

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const rows = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await database.pool.query<T>(text, values)).rows

const importStockRows = async (rowsOf: readonly Parameters<typeof toCsv>[0][number][], now: Date): Promise<void> => {
  const client = await database.pool.connect()
  await importCsv(client, tenantId, toCsv(rowsOf), { now })
  client.release()
}

type MailRow = { readonly recipient: string; readonly subject: string; readonly text: string; readonly headers: object }
const mails = () =>
  rows<MailRow>('SELECT recipient, subject, text, headers FROM messages WHERE tenant_id = $1 ORDER BY created_at, id', [
    tenantId,
  ])
const run = (now: Date) => sendAlerts(database.pool, now, { platform: PLATFORM_URL })

const addSearch = async (address: string, saved: Date, confirmed: Date | null = saved): Promise<string> => {
  const token = `token-${randomUUID()}`
  await rows(
    `INSERT INTO saved_searches (id, tenant_id, name, email, address, consent, unsubscribe_token, created_at, updated_at,
       confirmed_at) VALUES ($1, $2, 'Ann', 'ann@example.com', $3, 'yes', $4, $5, $5, $6)`,
    [randomUUID(), tenantId, address, token, saved, confirmed],
  )
  return token
}

const kia = (n: string) => ({ ...dealerRow(n), Make: 'Kia', Model: 'Rio', Badge: 'S' })

beforeEach(async () => {
  tenantId = await addTenant(database.pool)
  // Disables the minimum number of photos, because these vehicles have none.
  await rows(`INSERT INTO site_settings (id, tenant_id, switches) VALUES ($1, $2, '{"search": {"min_photos": 0}}')`, [
    randomUUID(),
    tenantId,
  ])
})

describe('saved searches', () => {
  const address = '/search/new-used-and-demo-cars/?refinementList[make][0]=Kia'

  test('[SRCH-18] new matches are in the next morning’s mail, once; older vehicles and other ones are not', async () => {
    await importStockRows([kia('old'), dealerRow('t1')], morning(1))
    await addSearch(address, morning(1))
    expect(await run(morning(2))).toBe(0)
    await importStockRows(
      [kia('old'), dealerRow('t1'), kia('new'), dealerRow('t2')],
      new Date(morning(2).getTime() + 60_000),
    )
    expect(await run(new Date(morning(2).getTime() + 3_600_000))).toBe(0)
    expect(await run(morning(3))).toBe(1)
    expect(await run(morning(3))).toBe(0)
    expect(await run(morning(4))).toBe(0)
    const [mail, ...rest] = await mails()
    expect(rest).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ann@example.com' })
    expect(mail?.text).not.toContain('Corolla')
    expect(mail?.subject).toBe('1 new car matches your search: New, demo and used Kia')
    expect(mail?.text).toContain('Hello Ann. 1 new car matches your search at')
    expect(mail?.text).toMatch(/2020 Kia Rio S\n\$21,990 /)
    expect(mail?.text).not.toContain('Corolla')
    expect(mail?.text).toContain(`.cars.example${address}`)
    expect(Object.keys(mail?.headers ?? {})).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post'])
  })

  test('[SRCH-18] [SHP-04] a search around a place does not match vehicles that are elsewhere', async () => {
    await addSearch(`${address}&near=4101&within=25`, morning(1))
    // These vehicles have no location, so they are near to nowhere.
    await importStockRows([kia('a')], new Date(morning(1).getTime() + 60_000))
    expect(await run(morning(2))).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('[SRCH-18] two concurrent runs queue one mail', async () => {
    await addSearch(address, morning(1))
    await importStockRows([kia('a')], new Date(morning(1).getTime() + 60_000))
    await Promise.all([run(morning(2)), run(morning(2)), run(morning(2))])
    expect(await mails()).toHaveLength(1)
  })

  test('[SRCH-18] sends nothing to an unconfirmed address, and deletes its search after a week', async () => {
    const token = await addSearch(address, morning(1), null)
    await importStockRows([kia('a')], new Date(morning(1).getTime() + 60_000))
    expect(await run(morning(2))).toBe(0)
    await confirmSearch(database.pool, await addTenant(database.pool), token)
    expect(await run(morning(2))).toBe(0)
    await confirmSearch(database.pool, tenantId, token)
    expect(await run(morning(3))).toBe(1)
    await addSearch('/search/suv', morning(1), null)
    await run(morning(8))
    expect(await rows('SELECT address FROM saved_searches WHERE tenant_id = $1', [tenantId])).toHaveLength(2)
    await run(morning(9))
    expect(await rows('SELECT address FROM saved_searches WHERE tenant_id = $1', [tenantId])).toEqual([{ address }])
  })

  test('[SRCH-18] a mail that could not be queued leaves the search due, and is sent once later', async () => {
    await addSearch(address, morning(1))
    await importStockRows([kia('a')], new Date(morning(1).getTime() + 60_000))
    await rows('ALTER TABLE messages ADD CONSTRAINT broken CHECK (false) NOT VALID')
    await expect(run(morning(2))).rejects.toThrow(AggregateError)
    await rows('ALTER TABLE messages DROP CONSTRAINT broken')
    expect(await run(morning(2))).toBe(1)
    expect(await mails()).toHaveLength(1)
  })
})

describe('price drops', () => {
  const addShopper = async (more = ''): Promise<string> => {
    const id = randomUUID()
    await rows(
      `INSERT INTO shoppers (id, tenant_id, phone, name, email, email_confirmed, price_alerts, unsubscribe_token)
       VALUES ($1, $2, $3, 'Ann', 'ann@example.com', true, true, $4)`,
      [id, tenantId, `+6140${more || '0000111'}`, `token-${id}`],
    )
    const [vehicle] = await rows<{ id: string }>('SELECT id FROM vehicles WHERE tenant_id = $1', [tenantId])
    await rows(
      `INSERT INTO saved_vehicles (id, tenant_id, shopper_id, car_id, price_cents) VALUES ($1, $2, $3, $4, 2199000)`,
      [randomUUID(), tenantId, id, vehicle?.id],
    )
    return id
  }
  const setPrice = (cents: number) =>
    rows('UPDATE vehicles SET price_cents = $2 WHERE tenant_id = $1', [tenantId, cents])

  beforeEach(() => importStockRows([kia('a')], morning(1)))

  test('[SRCH-18] reports a drop of $100 or more once, compared with the last reported price', async () => {
    await addShopper()
    await setPrice(2_189_001)
    expect(await run(morning(2))).toBe(0)
    await setPrice(2_189_000)
    expect(await run(morning(2))).toBe(1)
    await setPrice(2_180_000)
    expect(await run(morning(3))).toBe(0)
    await setPrice(2_179_000)
    expect(await run(morning(3))).toBe(1)
    const all = await mails()
    expect(all.map(({ subject }) => subject)).toEqual(['Price drop: 2020 Kia Rio S', 'Price drop: 2020 Kia Rio S'])
    expect(all[0]?.text).toMatch(/\$21,890 .+, \$100 less than before/)
    expect(all[1]?.text).toMatch(/\$21,790 .+, \$100 less than before/)
  })

  test('[SRCH-18] [STK-03] counts offers, with an offer set by staff before the feed’s', async () => {
    await addShopper()
    const setOffers = (feed: number | null, staff: number | null) =>
      rows('UPDATE vehicles SET offer_price_cents = $2, overrides = $3 WHERE tenant_id = $1', [
        tenantId,
        feed,
        staff === null ? null : { offer_price_cents: staff },
      ])
    await setOffers(2_000_000, 2_199_000)
    expect(await run(morning(2))).toBe(0)
    await setOffers(2_100_000, 2_000_000)
    expect(await run(morning(2))).toBe(1)
    expect((await mails())[0]?.text).toMatch(/\$20,000 .+, \$1,990 less than before/)
  })

  test('[SRCH-18] mails no shopper without a subscription or confirmed address, and none about a sold vehicle', async () => {
    const id = await addShopper()
    await setPrice(1_000_000)
    const never = async (change: string, back: string): Promise<void> => {
      await rows(change, [id])
      expect(await run(morning(2))).toBe(0)
      await rows(back, [id])
    }
    await never(
      'UPDATE shoppers SET price_alerts = false WHERE id = $1',
      'UPDATE shoppers SET price_alerts = true WHERE id = $1',
    )
    await never(
      'UPDATE shoppers SET email_confirmed = false WHERE id = $1',
      'UPDATE shoppers SET email_confirmed = true WHERE id = $1',
    )
    await rows("UPDATE vehicles SET status = 'sold' WHERE tenant_id = $1", [tenantId])
    expect(await run(morning(2))).toBe(0)
    await rows("UPDATE vehicles SET status = 'in_stock' WHERE tenant_id = $1", [tenantId])
    expect(await run(morning(2))).toBe(1)
  })
})
