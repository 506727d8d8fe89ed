import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BotCheck } from './port'

export type RunningBotCheck = {
  readonly check: BotCheck
  /** Solves a challenge as a browser would. */
  readonly solve: (check: BotCheck, now: number) => Promise<string>
  readonly close: () => Promise<void>
}

const now = Date.UTC(2026, 10, 22, 8)

/** The tests that every bot check must pass (LEAD-10). */
export const testBotCheckContract = (name: string, start: () => Promise<RunningBotCheck>): void => {
  describe(`bot check: ${name}`, () => {
    let running: RunningBotCheck
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[LEAD-10] a correct solution passes', async () => {
      const solution = await running.solve(running.check, now)
      expect((await running.check.verify(solution, now, '203.0.113.9')).verdict).toBe('passed')
    })

    test('[LEAD-10] an empty solution gets the verdict "none"; a forged one is refused', async () => {
      expect(await running.check.verify('', now, null)).toEqual({ verdict: 'none' })
      for (const forged of ['x', btoa('{}'), 'a'.repeat(3000), `${btoa(JSON.stringify({ number: 1 }))}`])
        expect(await running.check.verify(forged, now, null), forged.slice(0, 20)).toEqual({ verdict: 'refused' })
    })
  })
}
