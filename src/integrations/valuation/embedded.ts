import type { MarketCar } from '@/src/domain/market/comparable'
import { ownEstimate, type TradeRules } from '@/src/domain/trade-in/estimate'
import { adjusted, ownQuestions } from '@/src/domain/trade-in/questions'
import type { RegoState } from '@/src/domain/trade-in/rego'
import type { ModelChoice, TradeFacts } from '@/src/domain/trade-in/valuation'
import type { Valuations } from './port'

/** The dealer's own stock, current and recent, as a source of valuations. */
export type OwnStock = {
  /** A vehicle that is or was in stock under this plate; null if there is none. */
  readonly byRego: (rego: string, state: RegoState) => Promise<TradeFacts | null>
  /** Used vehicles of the same make and model with their prices, for sale or recently sold. */
  readonly like: (facts: TradeFacts) => Promise<readonly MarketCar[]>
  /** The makes and models with enough vehicles for an estimate. */
  readonly choices: () => Promise<readonly ModelChoice[]>
}

/** Encodes the range in the estimate's id, so that nothing has to be stored. The id is never sent to a shopper. */
const idOf = (low_cents: number, high_cents: number): string => `${String(low_cents)}-${String(high_cents)}`

const rangeOf = (id: string): { readonly low_cents: number; readonly high_cents: number } | null => {
  const [, low, high] = /^(\d{1,11})-(\d{1,11})$/.exec(id) ?? []
  return low === undefined || high === undefined ? null : { low_cents: Number(low), high_cents: Number(high) }
}

/**
 * Values vehicles from the dealer's own stock (TRD-04). It has no register of plates, so it asks for the facts of a
 * vehicle that was never in stock. The same question has the same answer while the stock is unchanged.
 */
export const embeddedValuations = (
  stock: OwnStock,
  rules: TradeRules,
  now: () => Date = () => new Date(),
): Valuations => ({
  name: 'Own stock',
  valuation: async ({ rego, regoState, kms, facts: told }) => {
    const facts = told ?? (await stock.byRego(rego, regoState))
    if (!facts) return { kind: 'facts', choices: [...(await stock.choices())] }
    const found = ownEstimate(facts, kms, await stock.like(facts), rules, now().getUTCFullYear())
    if (found.kind === 'none') return { ...found, facts }
    const { low_cents, high_cents, count } = found
    return {
      kind: 'estimate',
      id: idOf(low_cents, high_cents),
      facts,
      low_cents,
      high_cents,
      basis: `From the prices of ${String(count)} like it that we have, or had lately, for sale, brought to its age and kilometres, less what it costs to make a car ready and to sell it.`,
      questions: [...ownQuestions],
    }
  },
  adjust: async (id, answers) => {
    const range = rangeOf(id)
    return range && adjusted(range, answers)
  },
})
