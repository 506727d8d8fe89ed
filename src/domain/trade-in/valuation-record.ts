import type { StoredResult, ValuationState } from './progress'
import type { State } from '@/src/domain/locations/states'
import type { AdjustmentAnswers } from './valuation'

/** A shopper's valuation as stored (TRD-02). Money in whole cents. */
export type ValuationRecord = {
  readonly id: string
  readonly token: string
  readonly rego: string
  readonly rego_state: State
  readonly kms: number
  readonly state: ValuationState
  readonly low_cents?: number
  readonly high_cents?: number
  readonly offer_cents?: number
  readonly answers: AdjustmentAnswers
  readonly result: StoredResult
  readonly provider_id?: string
  readonly car_id?: string
  readonly lead_id?: string
  readonly name?: string
  readonly email?: string
}
