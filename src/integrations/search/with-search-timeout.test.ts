import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withSearchTimeout } from './with-search-timeout'
import type { SearchDriver } from './port'

const request = { indexName: 'vehicles' }
const neverAnswers = () => new Promise<never>(() => undefined)
const createDriver = (search: () => Promise<unknown>) => withSearchTimeout({ search } as unknown as SearchDriver)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[SRCH-13] answers a page with three queries within two seconds though the search never answers', async () => {
  const driver = createDriver(neverAnswers)
  const began = Date.now()
  const page = (async () => {
    const answers = []
    for (let query = 0; query < 3; query += 1) answers.push(await driver.search('T', [request]))
    return { answers: answers.flat(), took: Date.now() - began }
  })()
  await vi.advanceTimersByTimeAsync(5000)
  const { answers, took } = await page
  expect(took).toBeLessThan(1900)
  expect(answers).toHaveLength(3)
  for (const answer of answers) expect(answer).toMatchObject({ nbHits: 0, message: expect.stringMatching(/in time/) })
})

test('[SRCH-13] waits for a slow answer, except shortly after one has timed out', async () => {
  let wait = 1000
  const driver = createDriver(() => new Promise((resolve) => setTimeout(() => resolve([{ nbHits: 7 }]), wait)))
  const runSearch = async () => {
    const pending = driver.search('T', [request])
    await vi.advanceTimersByTimeAsync(1500)
    return (await pending)[0]
  }
  expect(await runSearch()).toEqual({ nbHits: 7 })
  wait = 10_000
  expect(await runSearch()).toMatchObject({ nbHits: 0 })
  wait = 1000
  expect(await runSearch()).toMatchObject({ nbHits: 0 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(await runSearch()).toEqual({ nbHits: 7 })
})
