import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import type { EmbeddedEngine } from '@/src/search-engine'
import { percentile } from './percentile'

const REQUESTS_PER_SECOND = 20
const DURATION_SECONDS = 20
/** More changes at once than a tenant's small segment holds, so that its large one is rebuilt. */
const BURST_CHANGES = 5000

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

type ChurnOptions = {
  readonly engine: EmbeddedEngine
  readonly tenantId: string
  readonly cars: readonly StockRecord[]
  /** Sends all queries of one InstantSearch request. */
  readonly ask: (n: number) => Promise<void>
}

/** Sends requests at a steady rate while `work` runs. Returns each one's milliseconds since it was due. */
const measureUnderLoad = async ({ ask }: ChurnOptions, work: () => Promise<void>): Promise<number[]> => {
  const times: number[] = []
  const requests: Promise<void>[] = []
  const startedAt = performance.now()
  let isDone = false
  const send = async (due: number, n: number): Promise<void> => {
    await ask(n)
    times.push(performance.now() - due)
  }
  const loop = async (): Promise<void> => {
    for (let n = 0; !isDone || n < REQUESTS_PER_SECOND * DURATION_SECONDS; n += 1) {
      const due = startedAt + (n * 1000) / REQUESTS_PER_SECOND
      await pause(due - performance.now())
      requests.push(send(Math.max(due, performance.now()), n))
    }
  }
  const running = loop()
  await work()
  isDone = true
  await running
  await Promise.all(requests)
  return times.sort((a, b) => a - b)
}

const isFound = async ({ engine, tenantId }: ChurnOptions, filters: string): Promise<boolean> => {
  const [answer] = await engine.search(tenantId, [{ indexName: 'vehicles', hitsPerPage: 0, filters }])
  return answer !== undefined && 'nbHits' in answer && answer.nbHits > 0
}

const measureUntilFound = async (options: ChurnOptions, vehicle: StockRecord): Promise<number> => {
  const startedAt = performance.now()
  await options.engine.applyChanges(options.tenantId, { save: [vehicle], remove: [] })
  while (!(await isFound(options, `price=${String(vehicle.price)}`))) await pause(2)
  return performance.now() - startedAt
}

type ChangeTimes = { readonly visible: number[]; readonly burstMs: number; readonly behindMs: number }

const measureChanges = async (options: ChurnOptions): Promise<ChangeTimes> => {
  const visible: number[] = []
  let burstMs = 0
  let behindMs = 0
  for (let n = 0; n < DURATION_SECONDS * 4; n += 1) {
    const vehicle = options.cars[n % options.cars.length]
    if (vehicle) visible.push(await measureUntilFound(options, { ...vehicle, price: 10_000_000 + n }))
    await pause(100)
    if (n !== DURATION_SECONDS * 2) continue
    const save = options.cars.slice(0, BURST_CHANGES).map((one, i) => ({ ...one, price: 20_000_000 + i }))
    const startedAt = performance.now()
    await options.engine.applyChanges(options.tenantId, { save, remove: [] })
    burstMs = performance.now() - startedAt
    // A change that arrives while the large segment is being rebuilt.
    if (vehicle) behindMs = await measureUntilFound(options, { ...vehicle, price: 30_000_000 })
  }
  return { visible: visible.sort((a, b) => a - b), burstMs, behindMs }
}

/**
 * Measures twenty requests a second with and without changes: time until a change is found, and the requests' latency.
 */
export const benchChurn = async (options: ChurnOptions) => {
  const withoutChanges = await measureUnderLoad(options, async () => undefined)
  let changeTimes: ChangeTimes = { visible: [], burstMs: 0, behindMs: 0 }
  const withChanges = await measureUnderLoad(options, async () => {
    changeTimes = await measureChanges(options)
  })
  const { visible, burstMs, behindMs } = changeTimes
  return {
    visibleP50: percentile(visible, 0.5),
    visibleMax: percentile(visible, 1),
    burstSeconds: Math.round(burstMs / 100) / 10,
    behindSeconds: Math.round(behindMs / 100) / 10,
    stillP95: percentile(withoutChanges, 0.95),
    stillMax: percentile(withoutChanges, 1),
    movedP95: percentile(withChanges, 0.95),
    movedMax: percentile(withChanges, 1),
  }
}
