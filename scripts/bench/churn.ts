import type { StockRecord } from '@/src/domain/stock/search-record'
import type { EmbeddedEngine } from '@/src/integrations/search/embedded/engine'
import { percentile } from './percentile'

const perSecond = 20
const seconds = 20
/** More changes at once than a tenant's small segment holds, so that its large one is rebuilt. */
const burst = 5000

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Given = {
  readonly engine: EmbeddedEngine
  readonly tenantId: string
  readonly cars: readonly StockRecord[]
  /** Sends all queries of one InstantSearch request. */
  readonly ask: (n: number) => Promise<void>
}

/** Sends requests at a steady rate while `work` runs. Returns each one's milliseconds since it was due. */
const underLoad = async ({ ask }: Given, work: () => Promise<void>): Promise<number[]> => {
  const times: number[] = []
  const asked: Promise<void>[] = []
  const began = performance.now()
  let done = false
  const send = async (due: number, n: number): Promise<void> => {
    await ask(n)
    times.push(performance.now() - due)
  }
  const loop = async (): Promise<void> => {
    for (let n = 0; !done || n < perSecond * seconds; n += 1) {
      const due = began + (n * 1000) / perSecond
      await pause(due - performance.now())
      asked.push(send(Math.max(due, performance.now()), n))
    }
  }
  const running = loop()
  await work()
  done = true
  await running
  await Promise.all(asked)
  return times.sort((a, b) => a - b)
}

const isFound = async ({ engine, tenantId }: Given, filters: string): Promise<boolean> => {
  const [answer] = await engine.search(tenantId, [{ indexName: 'vehicles', hitsPerPage: 0, filters }])
  return answer !== undefined && 'nbHits' in answer && answer.nbHits > 0
}

const untilFound = async (given: Given, car: StockRecord): Promise<number> => {
  const began = performance.now()
  await given.engine.applyChanges(given.tenantId, { save: [car], remove: [] })
  while (!(await isFound(given, `price=${String(car.price)}`))) await pause(2)
  return performance.now() - began
}

type Changed = { readonly visible: number[]; readonly burstMs: number; readonly behindMs: number }

const changing = async (given: Given): Promise<Changed> => {
  const visible: number[] = []
  let burstMs = 0
  let behindMs = 0
  for (let n = 0; n < seconds * 4; n += 1) {
    const car = given.cars[n % given.cars.length]
    if (car) visible.push(await untilFound(given, { ...car, price: 10_000_000 + n }))
    await pause(100)
    if (n !== seconds * 2) continue
    const save = given.cars.slice(0, burst).map((one, i) => ({ ...one, price: 20_000_000 + i }))
    const began = performance.now()
    await given.engine.applyChanges(given.tenantId, { save, remove: [] })
    burstMs = performance.now() - began
    // A change that arrives while the large segment is being rebuilt.
    if (car) behindMs = await untilFound(given, { ...car, price: 30_000_000 })
  }
  return { visible: visible.sort((a, b) => a - b), burstMs, behindMs }
}

/**
 * Measures twenty requests a second with and without changes: time until a change is found, and the requests' latency.
 */
export const benchChurn = async (given: Given) => {
  const still = await underLoad(given, async () => undefined)
  let changed: Changed = { visible: [], burstMs: 0, behindMs: 0 }
  const moved = await underLoad(given, async () => {
    changed = await changing(given)
  })
  const { visible, burstMs, behindMs } = changed
  return {
    visibleP50: percentile(visible, 0.5),
    visibleMost: percentile(visible, 1),
    burstSeconds: Math.round(burstMs / 100) / 10,
    behindSeconds: Math.round(behindMs / 100) / 10,
    stillP95: percentile(still, 0.95),
    stillMost: percentile(still, 1),
    movedP95: percentile(moved, 0.95),
    movedMost: percentile(moved, 1),
  }
}
