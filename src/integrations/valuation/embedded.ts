import { omitEmpty } from '@/src/domain/omit-empty'
import type { MarketVehicle } from '@/src/domain/market/comparable'
import { computeOwnValuation, type TradeRules } from '@/src/domain/trade-in/own-valuation'
import { computeOffer, listQuestions } from '@/src/domain/trade-in/questions'
import type { State } from '@/src/domain/locations/states'
import { valuationBasisText } from '@/src/domain/trade-in/trade-in-text'
import type { ModelChoice, TradeFacts } from '@/src/domain/trade-in/valuation'
import type { Valuations } from './port'

/** The dealer's own stock, current and recent, as a source of valuations. */
export type OwnStock = {
  /** A vehicle that is or was in stock under this plate; null if it is absent. */
  readonly findByRego: (rego: string, state: State) => Promise<TradeFacts | null>
  /** Vehicles of the same make and model with their prices, for sale or recently sold. */
  readonly findSimilar: (facts: TradeFacts) => Promise<readonly MarketVehicle[]>
  /** The makes and models with enough vehicles for an estimate. */
  readonly listChoices: () => Promise<readonly ModelChoice[]>
}

/** Encodes the range in the estimate's id, so that nothing has to be stored. The id is never sent to a shopper. */
const toEstimateId = (low_cents: number, high_cents: number): string => `${String(low_cents)}-${String(high_cents)}`

const parseEstimateId = (id: string): { readonly low_cents: number; readonly high_cents: number } | null => {
  const [, low, high] = /^(\d{1,11})-(\d{1,11})$/.exec(id) ?? []
  return low === undefined || high === undefined ? null : { low_cents: Number(low), high_cents: Number(high) }
}

/**
 * Values vehicles from the dealer's own stock (TRD-04). It has no register of plates, so it asks for the facts of a
 * vehicle that was never in stock. The same question has the same answer while the stock is unchanged.
 */
export const createEmbeddedValuations = (
  stock: OwnStock,
  rules: TradeRules,
  now: () => Date = () => new Date(),
): Valuations => ({
  name: 'Own stock',
  requestValuation: async ({ rego, regoState, kms, facts: shopperFacts }) => {
    const known = shopperFacts ?? (await stock.findByRego(rego, regoState))
    if (!known) return { kind: 'facts', choices: [...(await stock.listChoices())] }
    const similar = await stock.findSimilar(known)
    const facts: TradeFacts = { ...known, ...omitEmpty({ item_type: known.item_type ?? similar[0]?.item_type }) }
    const found = computeOwnValuation(facts, kms, similar, rules, now().getUTCFullYear())
    if (found.kind === 'none') return { ...found, facts }
    const { low_cents, high_cents, basis, count } = found
    return {
      kind: 'estimate',
      id: toEstimateId(low_cents, high_cents),
      facts,
      low_cents,
      high_cents,
      basis: valuationBasisText(basis, count, facts.item_type ?? rules.kinds[0]),
      questions: [...listQuestions(found)],
    }
  },
  adjust: async (id, answers) => {
    const range = parseEstimateId(id)
    return range && computeOffer(range, answers)
  },
})
