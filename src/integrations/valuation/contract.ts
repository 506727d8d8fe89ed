import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatFacts, parseValuationAnswer, parseOffer, type ValuationEstimate } from '@/src/domain/trade-in/valuation'
import type { ValuationRequest, Valuations } from './port'

export type RunningValuations = {
  readonly valuations: Valuations
  /** Makes the provider stop answering and returns a driver of it. */
  readonly breakDown: () => Valuations
  readonly close: () => Promise<void>
}

/** A plate on the register of every driver. `oldVehicle` is too old for an estimate; `unknownVehicle` is on no register. */
export const knownVehicle: ValuationRequest = { rego: '1AB2CD', regoState: 'VIC', kms: 60_000 }
export const oldVehicle: ValuationRequest = { rego: 'OLD123', regoState: 'VIC', kms: 60_000 }
const unknownVehicle: ValuationRequest = { rego: 'NOBODY', regoState: 'WA', kms: 1 }

const requestEstimate = async (valuations: Valuations, request = knownVehicle): Promise<ValuationEstimate> => {
  const answer = await valuations.requestValuation(request)
  if (answer.kind !== 'estimate') throw new Error(`No estimate: ${JSON.stringify(answer)}`)
  return answer
}

const chooseAnswers = ({ questions }: ValuationEstimate, which: 0 | -1): Record<string, string> =>
  Object.fromEntries(questions.map(({ id, answers }) => [id, answers.at(which)?.id ?? '']))

/** The tests that every valuation driver must pass (TRD-04). */
export const testValuationContract = (name: string, start: () => Promise<RunningValuations>): void => {
  describe(`valuations: ${name}`, () => {
    let running: RunningValuations
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[TRD-04] a known plate has a vehicle, a range and questions, also when requested again', async () => {
      const answer = await requestEstimate(running.valuations)
      expect(parseValuationAnswer(answer)).toEqual(answer)
      expect(formatFacts(answer.facts)).toContain('Toyota Corolla')
      expect(answer.low_cents).toBeGreaterThan(0)
      expect(answer.high_cents).toBeGreaterThan(answer.low_cents)
      expect(answer.questions.length).toBeGreaterThan(0)
      expect(await requestEstimate(running.valuations)).toEqual(answer)
    })

    test('[TRD-02] answers lead to an offer; worse ones to a lower offer, with the effect of each', async () => {
      const answer = await requestEstimate(running.valuations)
      const best = await running.valuations.adjust(answer.id, chooseAnswers(answer, 0))
      const worst = await running.valuations.adjust(answer.id, chooseAnswers(answer, -1))
      expect(parseOffer(best)).toEqual(best)
      expect(worst?.offer_cents).toBeLessThan(best?.offer_cents ?? 0)
      for (const offer of [best, worst])
        expect(offer?.adjustments.reduce((sum, { cents = 0 }) => sum + cents, offer.start_cents ?? 0)).toBe(
          offer?.offer_cents,
        )
      expect(best?.adjustments.map(({ label }) => label)).toEqual(answer.questions.map(({ label }) => label))
    })

    test('[TRD-02] an unknown estimate has no offer', async () => {
      expect(await running.valuations.adjust('forged', {})).toBeNull()
    })

    test('[TRD-03] a vehicle that is too old has no online estimate, but its facts are returned', async () => {
      expect(await running.valuations.requestValuation(oldVehicle)).toMatchObject({
        kind: 'none',
        reason: 'old',
        facts: { make: 'Toyota' },
      })
    })

    test('[TRD-04] an unknown plate is reported, or the facts are asked for', async () => {
      const { kind } = await running.valuations.requestValuation(unknownVehicle)
      expect(['unknown_rego', 'facts']).toContain(kind)
    })

    test('[TRD-04] rejects in time when the provider fails', async () => {
      const startedAt = performance.now()
      await expect(running.breakDown().requestValuation(knownVehicle)).rejects.toThrow()
      expect(performance.now() - startedAt).toBeLessThan(3000)
    })
  })
}
