import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { startWakeLoop } from './wake-loop'

const POLL_SECONDS = 3600
const TIMEOUT = { timeout: 60_000 }

it('repeats the work once more if it was woken meanwhile', async () => {
  let runs = 0
  const loop = startWakeLoop({
    work: async () => {
      await nextTurn()
      runs += 1
      if (runs === 1) loop.wake()
      return false
    },
    pollSeconds: POLL_SECONDS,
    onError: () => undefined,
  })
  await vi.waitFor(() => expect(runs).toBe(2), TIMEOUT)
  await loop.stop()
  expect(runs).toBe(2)
})

it('repeats the work at once while there is more, and waits for a wake after an error', async () => {
  const errors: unknown[] = []
  let runs = 0
  const loop = startWakeLoop({
    work: async () => {
      await nextTurn()
      runs += 1
      if (runs === 3) throw new Error('lost')
      return true
    },
    pollSeconds: POLL_SECONDS,
    onError: (error) => errors.push(error),
  })
  await vi.waitFor(() => expect(errors).toHaveLength(1), TIMEOUT)
  expect(runs).toBe(3)
  loop.wake()
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3), TIMEOUT)
  await loop.stop()
})

it('starts no work after it was stopped, and waits for the current work', async () => {
  let finish = (): void => undefined
  let isFinished = false
  const loop = startWakeLoop({
    work: async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      isFinished = true
      return true
    },
    pollSeconds: POLL_SECONDS,
    onError: () => undefined,
  })
  const stopped = loop.stop()
  finish()
  await stopped
  expect(isFinished).toBe(true)
})
