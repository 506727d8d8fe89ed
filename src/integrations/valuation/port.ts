import type { RegoState } from '@/src/domain/trade-in/rego'
import type { AdjustedOffer, AdjustmentAnswers, TradeFacts, ValuationAnswer } from '@/src/domain/trade-in/valuation'

export type ValuationAsked = {
  /** As registers keep it: capitals and digits. */
  readonly rego: string
  readonly regoState: RegoState
  /** Kilometres on the clock. */
  readonly kms: number
  /** What the shopper said it is, where the provider asked. */
  readonly facts?: TradeFacts
}

/** Values shoppers' own vehicles (TRD-04). Both reject where the provider fails or is not in time. */
export type Valuations = {
  /** Named in the panel beside what it said. */
  readonly name: string
  /** What it is worth, that there is no estimate, that nobody knows the plate, or which facts are needed. */
  valuation(asked: ValuationAsked): Promise<ValuationAnswer>
  /** The offer for an estimate of its own as the vehicle was described; null where it knows no such estimate. */
  adjust(id: string, adjustmentAnswers: AdjustmentAnswers): Promise<AdjustedOffer | null>
}
