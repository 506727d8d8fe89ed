import type { MarketCar } from '@/src/domain/market/comparable'
import { ownEstimate, type TradeRules } from '@/src/domain/trade-in/estimate'
import { adjusted, ownQuestions } from '@/src/domain/trade-in/questions'
import type { RegoState } from '@/src/domain/trade-in/rego'
import type { ModelChoice, TradeFacts } from '@/src/domain/trade-in/valuation'
import type { Valuations } from './port'

/** What the dealer knows of vehicles: their own stock, now and lately. */
export type OwnStock = {
  /** A vehicle that is, or was, in the stock under this plate; null for none. */
  readonly byRego: (rego: string, state: RegoState) => Promise<TradeFacts | null>
  /** Used vehicles of a make and model, for sale or sold lately, with what is asked for them. */
  readonly like: (facts: TradeFacts) => Promise<readonly MarketCar[]>
  /** The makes and models there are enough of to say something. */
  readonly choices: () => Promise<readonly ModelChoice[]>
}

/** An estimate's id is its range: nothing is kept here, and a shopper never sees, or sends, it. */
const idOf = (low_cents: number, high_cents: number): string => `${String(low_cents)}-${String(high_cents)}`

const rangeOf = (id: string): { readonly low_cents: number; readonly high_cents: number } | null => {
  const [, low, high] = /^(\d{1,11})-(\d{1,11})$/.exec(id) ?? []
  return low === undefined || high === undefined ? null : { low_cents: Number(low), high_cents: Number(high) }
}

/**
 * Valuations from the dealer's own stock (TRD-04). It knows no register of plates: a car that never stood here is asked
 * about. The same question has the same answer as long as the stock stays. `now` tells how old a car is.
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
