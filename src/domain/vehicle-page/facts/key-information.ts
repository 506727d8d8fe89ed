import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatFact, listDeclaredFacts } from './declared-facts'
import { toFacts, type Fact } from './facts'

const facts = listDeclaredFacts('keyInformation')

/** Lists the most important facts: kilometres, transmission and body first (VDP-02). Caravans have no engine or gearbox. */
export const listKeyInformation = (vehicle: Vehicle): readonly Fact[] => {
  const kind = vehicle.item_type === 'caravan' ? 'caravan' : 'motor'
  return toFacts(
    facts.filter(({ only = kind }) => only === kind).map((fact) => [fact.label, formatFact(vehicle, fact)] as const),
  )
}
