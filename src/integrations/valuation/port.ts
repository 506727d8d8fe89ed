import type { State } from '@/src/domain/locations/states'
import type { AdjustedOffer, AdjustmentAnswers, TradeFacts, ValuationAnswer } from '@/src/domain/trade-in/valuation'

export type ValuationRequest = {
  /** Capital letters and digits, as registers store it. */
  readonly rego: string
  readonly regoState: State
  /** The odometer reading, in kilometres. */
  readonly kms: number
  /** The facts that the shopper entered, if the provider asked for them. */
  readonly facts?: TradeFacts
}

/** Values shoppers' own vehicles (TRD-04). Both calls reject if the provider fails or times out. */
export type Valuations = {
  /** Shown in the panel beside the provider's answer. */
  readonly name: string
  /** Returns an estimate, or that no estimate exists, that the plate is unknown, or that facts are needed. */
  requestValuation(request: ValuationRequest): Promise<ValuationAnswer>
  /** Returns the offer for an estimate adjusted by the shopper's answers; null if it does not know the estimate. */
  adjust(id: string, adjustmentAnswers: AdjustmentAnswers): Promise<AdjustedOffer | null>
}
