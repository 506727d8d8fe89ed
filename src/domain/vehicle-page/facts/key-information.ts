import { isOfKind } from '@/src/domain/stock/fields/kinds'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatFact, listDeclaredFacts } from './declared-facts'
import { toFacts, type Fact } from './facts'

const facts = listDeclaredFacts('keyInformation')

/**
 * Lists the most important facts of the vehicle's kind (SHP-06): kilometres, transmission and body of a car first
 * (VDP-02), the range of an electric one, the masses of a caravan.
 */
export const listKeyInformation = (vehicle: Vehicle): readonly Fact[] =>
  toFacts(
    facts.filter(({ only }) => isOfKind(vehicle, only)).map((fact) => [fact.label, formatFact(vehicle, fact)] as const),
  )
