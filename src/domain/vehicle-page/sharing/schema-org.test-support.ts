/**
 * The part of schema.org's vocabulary that a vehicle's page uses: the properties of each type, including its
 * supertypes', with their expected types. Taken from schema.org's pages of these types.
 */
type Expected = 'Text' | 'URL' | 'Number' | 'Integer' | 'Time' | 'Enum' | `@${string}`

const thing = { name: ['Text'], url: ['URL'], image: ['URL'], description: ['Text'] } as const
const vehicle = {
  ...thing,
  brand: ['@Brand'],
  model: ['Text'],
  color: ['Text'],
  sku: ['Text'],
  itemCondition: ['Enum'],
  offers: ['@Offer'],
  bodyType: ['Text'],
  fuelType: ['Text'],
  driveWheelConfiguration: ['Text'],
  mileageFromOdometer: ['@QuantitativeValue'],
  numberOfDoors: ['Number'],
  vehicleConfiguration: ['Text'],
  vehicleIdentificationNumber: ['Text'],
  payload: ['@QuantitativeValue'],
  trailerWeight: ['@QuantitativeValue'],
  vehicleInteriorColor: ['Text'],
  vehicleModelDate: ['Text'],
  vehicleSeatingCapacity: ['Number'],
  vehicleTransmission: ['Text'],
  weight: ['@QuantitativeValue'],
  weightTotal: ['@QuantitativeValue'],
  additionalProperty: ['@PropertyValue'],
} as const

const types: Readonly<Record<string, Readonly<Record<string, readonly Expected[]>>>> = {
  Vehicle: vehicle,
  Car: vehicle,
  Motorcycle: vehicle,
  Brand: thing,
  Offer: {
    ...thing,
    price: ['Number'],
    priceCurrency: ['Text'],
    availability: ['Enum'],
    itemCondition: ['Enum'],
    seller: ['@AutoDealer'],
  },
  AutoDealer: {
    ...thing,
    telephone: ['Text'],
    address: ['@PostalAddress'],
    geo: ['@GeoCoordinates'],
    openingHoursSpecification: ['@OpeningHoursSpecification'],
  },
  PostalAddress: {
    streetAddress: ['Text'],
    addressLocality: ['Text'],
    addressRegion: ['Text'],
    postalCode: ['Text'],
    addressCountry: ['Text'],
  },
  GeoCoordinates: { latitude: ['Number'], longitude: ['Number'] },
  OpeningHoursSpecification: { dayOfWeek: ['Enum'], opens: ['Time'], closes: ['Time'] },
  PropertyValue: { ...thing, value: ['Number', 'Text'], unitCode: ['Text'] },
  QuantitativeValue: { value: ['Number'], unitCode: ['Text'] },
  BreadcrumbList: { itemListElement: ['@ListItem'] },
  ListItem: { position: ['Integer'], name: ['Text'], item: ['URL'] },
}

const ENUM_PATTERN =
  /^(?:https:\/\/schema\.org\/(?:InStock|PreOrder|SoldOut|NewCondition|UsedCondition)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/

const matchesType: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: Number.isInteger,
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  Enum: (value) => typeof value === 'string' && ENUM_PATTERN.test(value),
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const findValueProblems = (path: string, value: unknown, expected: readonly Expected[], ids: ReadonlySet<string>) => {
  const inner = expected.flatMap((one) => (one.startsWith('@') ? [one.slice(1)] : []))
  if (!isNode(value))
    return expected.some((one) => matchesType[one]?.(value)) ? [] : [`${path}: no ${expected.join(' or ')}`]
  if (Object.keys(value).join() === '@id') return ids.has(String(value['@id'])) ? [] : [`${path}: points nowhere`]
  return inner.includes(String(value['@type']))
    ? findNodeProblems(path, value, ids)
    : [`${path}: no ${inner.join(' or ')}`]
}

const findNodeProblems = (path: string, node: Node, ids: ReadonlySet<string>): readonly string[] => {
  const properties = types[String(node['@type'])]
  if (!properties) return [`${path}: unknown type ${String(node['@type'])}`]
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return []
    const expected = properties[name]
    if (!expected) return [`${path}.${name}: no property of ${String(node['@type'])}`]
    const all: readonly unknown[] = Array.isArray(value) ? value : [value]
    return all.flatMap((one) => findValueProblems(`${path}.${name}`, one, expected, ids))
  })
}

/** Lists the problems of a page's structured data in its serialised form; empty when it is valid. */
export const findSchemaProblems = (data: unknown): readonly string[] => {
  const serialised = JSON.parse(JSON.stringify(data)) as { '@context'?: unknown; '@graph'?: readonly Node[] }
  if (serialised['@context'] !== 'https://schema.org' || !serialised['@graph']) return ['no graph of schema.org']
  const ids = new Set(serialised['@graph'].flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id']] : [])))
  return serialised['@graph'].flatMap((node) => findNodeProblems(String(node['@type']), node, ids))
}
