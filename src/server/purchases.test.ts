import { beforeEach, expect, test, vi } from 'vitest'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { takePurchase } from './purchases'

const query = vi.hoisted(() => vi.fn())
vi.mock('server-only', () => ({}))
vi.mock('./database', () => ({ database: () => Promise.resolve({ query }) }))
vi.mock('./reservations', () => ({}))
vi.mock('./delivery', () => ({}))
vi.mock('./valuations', () => ({}))
vi.mock('./till', () => ({ waitWords: 'Wait.' }))

const begun = { id: 'p', state: 'open', answers: {}, token: 'own', shopper_id: null, payment: null }
let found: readonly object[] = []
beforeEach(() => {
  found = []
  query.mockReset().mockImplementation((text: string) => ({ rows: text.startsWith('SELECT') ? found : [] }))
})

const site = { id: 'a', switches: { vehicle: { trade_in: false }, tools: { delivery: false } } } as unknown as Site
const car = { id: '01a1ff71-fedd-713d-adb3-41931a194e39', slug: 'a-car', year: 2020, make: 'Kia' } as unknown as Vehicle
const form = { step: 'trade-in', trade_in: 'No trade-in' }
const take = (sender: string, token?: string) => takePurchase({ site, car, form, shopper: null, token, sender })
const stored = () => query.mock.calls.filter(([text]) => String(text).startsWith('INSERT INTO purchases')).length

test('[RSV-04] a sender begins sixty purchases an hour; what is begun goes on, and others are not held up', async () => {
  const answers = []
  for (let n = 0; n < 70; n += 1) answers.push(await take('203.0.113.9'))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ kept: { values: { trade_in: 'No trade-in' }, message: 'Wait.' } })
  expect(stored()).toBe(60)
  expect((await take('203.0.113.10')).status).toBeUndefined()
  found = [begun]
  expect((await take('203.0.113.9', 'own')).to).toContain('step=payment')
})
