import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsText, readAnswer, readOffer, type Estimate } from '@/src/domain/trade-in/valuation'
import type { ValuationAsked, Valuations } from './port'

export type RunningValuations = {
  readonly valuations: Valuations
  /** The same from when on what it asks does not answer. */
  readonly breakDown: () => Valuations
  readonly close: () => Promise<void>
}

/** A vehicle both know by its plate, one that is too old, and a plate nobody knows. */
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

/** What pages may expect of valuations, whoever gives them (TRD-04). */
export const valuationContract = (name: string, start: () => Promise<RunningValuations>): void => {
  describe(`valuations: ${name}`, () => {
    let running: RunningValuations
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[TRD-04] a known plate has a vehicle, a range and questions, and the same ones when asked again', async () => {
      const answer = await estimated(running.valuations)
      expect(readAnswer(answer)).toEqual(answer)
      expect(factsText(answer.facts)).toContain('Toyota Corolla')
      expect(answer.low_cents).toBeGreaterThan(0)
      expect(answer.high_cents).toBeGreaterThan(answer.low_cents)
      expect(answer.questions.length).toBeGreaterThan(0)
      expect(await estimated(running.valuations)).toEqual(answer)
    })

    test('[TRD-02] answers make an offer; worse ones a lower one, and each says what it did', async () => {
      const answer = await estimated(running.valuations)
      const best = await running.valuations.adjust(answer.id, chosen(answer, 0))
      const worst = await running.valuations.adjust(answer.id, chosen(answer, -1))
      expect(readOffer(best)).toEqual(best)
      expect(worst?.offer_cents).toBeLessThan(best?.offer_cents ?? 0)
      expect(best?.adjustments.map(({ label }) => label)).toEqual(answer.questions.map(({ label }) => label))
    })

    test('[TRD-02] an estimate it does not know has no offer', async () => {
      expect(await running.valuations.adjust('forged', {})).toBeNull()
    })

    test('[TRD-03] an old one has no online estimate, and the vehicle is still named', async () => {
      expect(await running.valuations.valuation(tooOld)).toMatchObject({
        kind: 'none',
        reason: 'old',
        facts: { make: 'Toyota' },
      })
    })

    test('[TRD-04] a plate nobody knows is said to be, or asked about', async () => {
      const { kind } = await running.valuations.valuation(unknown)
      expect(['unknown_rego', 'facts']).toContain(kind)
    })

    test('[TRD-04] where it cannot say it rejects, in time', async () => {
      const begun = performance.now()
      await expect(running.breakDown().valuation(known)).rejects.toThrow()
      expect(performance.now() - begun).toBeLessThan(3000)
    })
  })
}
