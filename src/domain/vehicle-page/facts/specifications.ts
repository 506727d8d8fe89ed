import { isOfKind } from '@/src/domain/stock/fields/kinds'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { type DeclaredFact, formatFact, listDeclaredFacts } from './declared-facts'
import { toFacts, type Fact } from './facts'
import { formatLongDate } from './long-date'
import { formatCount } from '@/src/domain/text/numbers'

/** `today` is `YYYY-MM-DD`. */
type Registration = { readonly today: string; readonly showUnregistered: boolean }

/** Returns the expiry date, or "Unregistered" once it has passed and the switch is on. */
const formatRegistration = ({ rego_expiry }: Vehicle, { today, showUnregistered }: Registration): string | undefined =>
  showUnregistered && rego_expiry && rego_expiry < today ? 'Unregistered' : formatLongDate(rego_expiry)

const formatStars = (stars: number | undefined): string | undefined => (stars ? formatCount(stars, 'star') : undefined)

const formatSpecification = (vehicle: Vehicle, fact: DeclaredFact, registration: Registration) => {
  if (fact.path === 'rego_expiry') return formatRegistration(vehicle, registration)
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
  return field !== undefined && normalise(formatFact(vehicle, fact)) === normalise(vehicle[field])
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
