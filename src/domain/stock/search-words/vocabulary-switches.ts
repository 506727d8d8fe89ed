import type { Switches } from '@/src/domain/switches'
import type { offersSubscription } from '../price/subscription'

/** The switches that decide which values have names. */
export type VocabularySwitches = Pick<Switches, 'search'> & {
  readonly display: Parameters<typeof offersSubscription>[0]
}
