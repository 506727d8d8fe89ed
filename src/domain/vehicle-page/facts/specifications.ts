import { isOfKind } from '@/src/domain/stock/fields/kinds'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { type DeclaredFact, formatFact, listDeclaredFacts, readFact } from './declared-facts'
import { toFacts, type Fact } from './facts'
import { formatCount } from '@/src/domain/text/numbers'
import { formatStoredDate } from '@/src/domain/time/days'

/** `today` is `YYYY-MM-DD`. */
type Registration = { readonly today: string; readonly showUnregistered: boolean }

const isExpired = ({ rego_expiry }: Vehicle, { today }: Registration): boolean =>
  rego_expiry !== undefined && rego_expiry !== '' && rego_expiry < today

/** Reports whether the vehicle is shown as unregistered: its registration has expired, and the switch is on. */
const isUnregistered = (vehicle: Vehicle, registration: Registration): boolean =>
  registration.showUnregistered && isExpired(vehicle, registration)

/** A drive-away price includes registration by law, so beside it a date in the past says that a new one is included. */
const formatExpiry = (vehicle: Vehicle, registration: Registration): string | undefined => {
  if (isUnregistered(vehicle, registration)) return undefined
  const date = vehicle.rego_expiry && formatStoredDate(vehicle.rego_expiry)
  return isExpired(vehicle, registration) && vehicle.price_type === 'drive_away'
    ? `${String(date)} – new registration is included in the drive-away price`
    : date
}

const labelOf = (vehicle: Vehicle, { path, label }: DeclaredFact, registration: Registration): string =>
  path === 'rego_expiry' && isExpired(vehicle, registration) ? 'Registration expired' : label

const formatStars = (stars: number | undefined): string | undefined => (stars ? formatCount(stars, 'star') : undefined)

const formatSpecification = (vehicle: Vehicle, fact: DeclaredFact, registration: Registration) => {
  // An expired registration has no number either: its plates are no longer the vehicle's.
  if (fact.path === 'regplate' && isUnregistered(vehicle, registration)) return 'Unregistered'
  if (fact.path === 'rego_expiry') return formatExpiry(vehicle, registration)
  if (fact.path === 'variant.ancaprating') return formatStars(vehicle.variant?.ancaprating)
  return formatFact(vehicle, fact)
}

const facts = listDeclaredFacts('specification')

/** Facts of the variant that feeds also send as a field of the vehicle, which the page shows already. */
const sameFacts: Readonly<Record<string, 'engine_size' | 'trans'>> = {
  'variant.enginesize': 'engine_size',
  'variant.geartype': 'trans',
}

const normalize = (text: string | number | undefined): string =>
  String(text ?? '')
    .replaceAll(/\s/g, '')
    .toLowerCase()

/** Reports whether the page shows the same value with another label. */
const isRepeated = (vehicle: Vehicle, fact: DeclaredFact): boolean => {
  const field = sameFacts[fact.path]
  return field !== undefined && normalize(readFact(vehicle, fact)) === normalize(vehicle[field])
}

const isKeyInformation = (vehicle: Vehicle, { field: { keyInformation } }: DeclaredFact): boolean =>
  keyInformation !== undefined && isOfKind(vehicle, keyInformation.only)

/** Lists "Vehicle Details", the most important first, without those that are key information of the vehicle's kind. */
export const listSpecifications = (vehicle: Vehicle, today: string, showUnregistered: boolean): readonly Fact[] => {
  const registration = { today, showUnregistered }
  return toFacts(
    facts
      .filter((fact) => !isKeyInformation(vehicle, fact) && !isRepeated(vehicle, fact))
      .map((fact) => [labelOf(vehicle, fact, registration), formatSpecification(vehicle, fact, registration)] as const),
  )
}
