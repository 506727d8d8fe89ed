import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listVehicles } from '@/scripts/testing/stock'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import type { ImportReport } from '@/src/services/stock/import-report'
import { createWorld, type World } from '@/tests/tenancy/world'

/**
 * Stock as other systems export it, with what each vehicle is beside it: `dms-export.csv` was written as a dealer
 * management system writes it, `marketplace-export.csv` as a marketplace does. docs/benchmarks.md has what the rules of
 * that time read at the first try.
 */

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const readFixture = (name: string): string => readFileSync(`collections/stock-feeds/fixtures/${name}`, 'utf8')

/** The vehicles that can be sold, as a shopper has to find them; a blank is a value that the file does not state. */
const readExpected = (name: string): readonly string[] =>
  readFixture(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([, sellable]) => sellable === 'yes')
    .map(([stock = '', , ...values]) => [stock.toLowerCase(), ...values].join(' | '))
    .toSorted()

const importFile = async (name: string): Promise<ImportReport> => {
  const feed = world.inA['stock-feeds'] ?? ''
  const { token } = world.staff.editor
  const response = await world.send(`/stock-feeds/${feed}/drafts?name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `JWT ${token}` },
    body: readFixture(name),
  })
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as DraftAnswer
  // A file that would remove much of the stock begins as a part of it.
  expect((await world.rest('PATCH', `/stock-feeds/${feed}/drafts/${id}`, token, { isComplete: true })).status).toBe(200)
  const answer = await world.rest('POST', `/stock-feeds/${feed}/drafts/${id}/import`, token, { allowRemoval: true })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return (answer.body as { readonly report: ImportReport }).report
}

const shownFields = [
  ...['feed_key', 'item_type', 'simple_fuel', 'simple_body', 'simple_transmission', 'drive', 'car_type'],
] as const

const listShown = async (): Promise<readonly string[]> =>
  (await listVehicles(world.pool, world.a))
    .filter((one) => one['feed_id'] === world.inA['stock-feeds'] && one['removed_at'] === null)
    .map((one) => shownFields.map((field) => String(one[field] ?? '')).join(' | '))
    .toSorted()

test('[STK-02] [STF-05] an export of a dealer management system loses only rows that name no vehicle of their own', async () => {
  const { rejected, read, unreadValues } = await importFile('dms-export.csv')
  expect({ rejected, read }).toEqual({ rejected: 5, read: 305 })
  // The yards are the dealer's own names, which staff translate once.
  expect(unreadValues.filter(({ field }) => field !== 'location_slug')).toEqual([])
  expect(await listShown()).toEqual(readExpected('dms-export.expected.csv'))
})

test('[STK-02] [STF-05] an export of a marketplace is read whole', async () => {
  const { rejected, unreadValues } = await importFile('marketplace-export.csv')
  expect({ rejected, unreadValues }).toEqual({ rejected: 0, unreadValues: [] })
  expect(await listShown()).toEqual(readExpected('marketplace-export.expected.csv'))
})

test('[STK-02] [CARD-04] a price that says what it includes is that price, whatever its column is called', async () => {
  const prices = new Map(
    (await listVehicles(world.pool, world.a)).map((one) => [
      one['feed_key'],
      [one['price_cents'] === null ? null : Number(one['price_cents']), one['price_type']],
    ]),
  )
  const listingOf = (price: string): string =>
    readFixture('marketplace-export.csv')
      .split('\n')
      .find((line) => line.includes(price))
      ?.split('\t')[0]
      ?.toLowerCase() ?? ''
  expect(prices.get(listingOf('$44,990 driveaway'))).toEqual([4_499_000, 'drive_away'])
  expect(prices.get(listingOf('$79,990 excl. govt charges'))).toEqual([7_999_000, 'excl_govt'])
  // Shoppers are shown prices with the tax.
  expect(prices.get(listingOf('$68,990 + GST'))).toEqual([7_588_900, 'excl_govt'])
})
