import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue'

const createQueue = (
  bounds: Partial<Record<'atOnce' | 'waiting' | 'waitingOfTenant' | 'waitingOfSender', number>> = {},
) => {
  const queue = new FairQueue({ atOnce: 1, waiting: 20, waitingOfTenant: 8, waitingOfSender: 5, ...bounds })
  const order: string[] = []
  const ends: (() => void)[] = []
  const add = (tenantId: string, sender: string | undefined, name: string, fails = false) =>
    queue.add({ tenantId, sender }, async () => {
      order.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (fails) throw new Error(name)
      return name
    })
  const endAll = async (): Promise<void> => {
    for (let i = 0; i < 200; i += 1) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { add, order, endAll }
}

test('[STK-06] alternates between tenants, and between the senders of one tenant', async () => {
  const { add, order, endAll } = createQueue()
  for (let i = 0; i < 5; i += 1) void add('a', '192.0.2.1', `flood ${i}`)
  void add('a', '192.0.2.2', 'neighbour')
  void add('b', '192.0.2.3', 'other')
  await endAll()
  expect(order.slice(0, 4)).toEqual(['flood 0', 'flood 1', 'other', 'neighbour'])
  expect(order).toHaveLength(7)
})

test('[STK-06] limits the waiting requests of one sender, whichever keys it uses, and of one tenant', async () => {
  const { add, endAll } = createQueue()
  const isAccepted = Array.from({ length: 10 }, (_, i) => add(`tenant ${i}`, '2001:db8:0:0::/64', `${i}`) !== null)
  expect(isAccepted.filter(Boolean)).toHaveLength(6)
  const ofOne = Array.from({ length: 12 }, (_, i) => add('a', `192.0.2.${i}`, `${i}`) !== null)
  expect(ofOne.filter(Boolean)).toHaveLength(8)
  await endAll()
  expect(add('a', '2001:db8:0:0::/64', 'later')).not.toBeNull()
})

test('[STK-06] a full queue still accepts a tenant that has nothing waiting', () => {
  const { add } = createQueue({ waiting: 3 })
  for (let i = 0; i < 4; i += 1) expect(add('a', `192.0.2.${i}`, `${i}`)).not.toBeNull()
  expect(add('a', '192.0.2.9', 'more')).toBeNull()
  expect(add('b', '192.0.2.10', 'other')).not.toBeNull()
  expect(add('b', '192.0.2.11', 'more')).toBeNull()
})

test('[STK-05] a failing job rejects its own call only; unknown senders do not share a limit', async () => {
  const { add, order, endAll } = createQueue()
  const failed = expect(add('a', undefined, 'bad', true)).rejects.toThrow('bad')
  const good = Array.from({ length: 8 }, (_, i) => add('a', undefined, `good ${i}`))
  await endAll()
  await failed
  expect(await Promise.all(good.map(async (answer) => answer))).toHaveLength(8)
  expect(order).toHaveLength(9)
})
