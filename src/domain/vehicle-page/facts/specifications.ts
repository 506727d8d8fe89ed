import { isOfKind } from '@/src/domain/stock/fields/kinds'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { type DeclaredFact, formatFact, listDeclaredFacts, readFact } from './declared-facts'
import { toFacts, type Fact } from './facts'
import { formatLongDate } from './long-date'
import { formatCount } from '@/src/domain/text/numbers'

/** `today` is `YYYY-MM-DD`. */
type Registration = { readonly today: string; readonly showUnregistered: boolean }

/** Reports whether the vehicle is shown as unregistered: its registration has expired, and the switch is on. */
const isUnregistered = ({ rego_expiry }: Vehicle, { today, showUnregistered }: Registration): boolean =>
  showUnregistered && rego_expiry !== undefined && rego_expiry !== '' && rego_expiry < today

const formatStars = (stars: number | undefined): string | undefined => (stars ? formatCount(stars, 'star') : undefined)

const formatSpecification = (vehicle: Vehicle, fact: DeclaredFact, registration: Registration) => {
  // An expired registration has no number either: its plates are no longer the vehicle's.
  if (fact.path === 'regplate' && isUnregistered(vehicle, registration)) return 'Unregistered'
  if (fact.path === 'rego_expiry')
    return isUnregistered(vehicle, registration) ? undefined : formatLongDate(vehicle.rego_expiry)
  if (fact.path === 'variant.ancaprating') return formatStars(vehicle.variant?.ancaprating)
  return formatFact(vehicle, fact)
}

const facts = listDeclaredFacts('specification')

/** Facts of the variant that feeds also send as a field of the vehicle, which the page shows already. */
const sameFacts: Readonly<Record<string, 'engine_size' | 'trans'>> = {
  'variant.enginesize': 'engine_size',
  'variant.geartype': 'trans',
}

const normalise = (text: string | number | undefined): string =>
  String(text ?? '')
    .replaceAll(/\s/g, '')
    .toLowerCase()

/** Reports whether the page shows the same value with another label. */
const isRepeated = (vehicle: Vehicle, fact: DeclaredFact): boolean => {
  const field = sameFacts[fact.path]
  return field !== undefined && normalise(readFact(vehicle, fact)) === normalise(vehicle[field])
}

const isKeyInformation = (vehicle: Vehicle, { field: { keyInformation } }: DeclaredFact): boolean =>
  keyInformation !== undefined && isOfKind(vehicle, keyInformation.only)

/** Lists "Vehicle Details", the most important first, without those that are key information of the vehicle's kind. */
export const listSpecifications = (vehicle: Vehicle, today: string, showUnregistered: boolean): readonly Fact[] =>
  toFacts(
    facts
      .filter((fact) => !isKeyInformation(vehicle, fact) && !isRepeated(vehicle, fact))
      .map((fact) => [fact.label, formatSpecification(vehicle, fact, { today, showUnregistered })] as const),
  )
