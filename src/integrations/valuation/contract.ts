import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsText, readAnswer, readOffer, type Estimate } from '@/src/domain/trade-in/valuation'
import type { ValuationAsked, Valuations } from './port'

export type RunningValuations = {
  readonly valuations: Valuations
  /** Makes the provider stop answering and returns a driver of it. */
  readonly breakDown: () => Valuations
  readonly close: () => Promise<void>
}

/** A plate that every driver knows. `oldVehicle` is too old for an estimate; `unknownVehicle` is on no register. */
export const known: ValuationAsked = { rego: '1AB2CD', regoState: 'VIC', kms: 60_000 }
export const tooOld: ValuationAsked = { rego: 'OLD123', regoState: 'VIC', kms: 60_000 }
const unknown: ValuationAsked = { rego: 'NOBODY', regoState: 'WA', kms: 1 }

const estimated = async (valuations: Valuations, asked = known): Promise<Estimate> => {
  const answer = await valuations.valuation(asked)
  if (answer.kind !== 'estimate') throw new Error(`No estimate: ${JSON.stringify(answer)}`)
  return answer
}

const chosen = ({ questions }: Estimate, which: 0 | -1): Record<string, string> =>
  Object.fromEntries(questions.map(({ id, answers }) => [id, answers.at(which)?.id ?? '']))

/** The tests that every valuation driver must pass (TRD-04). */
export const valuationContract = (name: string, start: () => Promise<RunningValuations>): void => {
  describe(`valuations: ${name}`, () => {
    let running: RunningValuations
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[TRD-04] a known plate has a vehicle, a range and questions, also when requested again', async () => {
      const answer = await estimated(running.valuations)
      expect(readAnswer(answer)).toEqual(answer)
      expect(factsText(answer.facts)).toContain('Toyota Corolla')
      expect(answer.low_cents).toBeGreaterThan(0)
      expect(answer.high_cents).toBeGreaterThan(answer.low_cents)
      expect(answer.questions.length).toBeGreaterThan(0)
      expect(await estimated(running.valuations)).toEqual(answer)
    })

    test('[TRD-02] answers lead to an offer; worse ones to a lower offer, with the effect of each', async () => {
      const answer = await estimated(running.valuations)
      const best = await running.valuations.adjust(answer.id, chosen(answer, 0))
      const worst = await running.valuations.adjust(answer.id, chosen(answer, -1))
      expect(readOffer(best)).toEqual(best)
      expect(worst?.offer_cents).toBeLessThan(best?.offer_cents ?? 0)
      expect(best?.adjustments.map(({ label }) => label)).toEqual(answer.questions.map(({ label }) => label))
    })

    test('[TRD-02] an unknown estimate has no offer', async () => {
      expect(await running.valuations.adjust('forged', {})).toBeNull()
    })

    test('[TRD-03] a vehicle that is too old has no online estimate, but its facts are returned', async () => {
      expect(await running.valuations.valuation(tooOld)).toMatchObject({
        kind: 'none',
        reason: 'old',
        facts: { make: 'Toyota' },
      })
    })

    test('[TRD-04] an unknown plate is reported, or the facts are asked for', async () => {
      const { kind } = await running.valuations.valuation(unknown)
      expect(['unknown_rego', 'facts']).toContain(kind)
    })

    test('[TRD-04] rejects in time when the provider fails', async () => {
      const begun = performance.now()
      await expect(running.breakDown().valuation(known)).rejects.toThrow()
      expect(performance.now() - begun).toBeLessThan(3000)
    })
  })
}
