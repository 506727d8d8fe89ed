import { computedFacets } from './computed-facets'
import type { AmountUnit, Facet, VehicleField } from './field'
import { fieldsByPath, type FieldAtPath } from './paths'

/** A facet or a card's fact, by its attribute in the search record. */
type Attribute = Pick<VehicleField, 'label' | 'countNoun' | 'card'> & {
  readonly attribute: string
  readonly unit?: AmountUnit
  readonly facet?: Facet
}

/** Fields whose value goes into the search record as it is. */
export const directFields: readonly (FieldAtPath & { readonly attribute: string })[] = fieldsByPath.flatMap((one) => {
  const { search, stored = true } = one.field as VehicleField
  return search === undefined || search === 'computed' || !stored ? [] : [{ ...one, attribute: search }]
})

const attributes: readonly Attribute[] = [
  ...directFields.map(({ attribute, field }) => ({ ...field, attribute })),
  ...Object.entries(computedFacets).map(([attribute, declared]) => ({ ...declared, attribute })),
]

/** Lists the attributes with a position, in the order of their positions. */
const listByPosition = (positionOf: (one: Attribute) => number | undefined): readonly Attribute[] =>
  attributes
    .flatMap((one) => {
      const position = positionOf(one)
      return position === undefined ? [] : [{ one, position }]
    })
    .sort((a, b) => a.position - b.position)
    .map(({ one }) => one)

const namesOf = (all: readonly Attribute[]): readonly string[] => all.map(({ attribute }) => attribute)

const toFacetGroup = ({ attribute, label, unit, facet }: Attribute) => {
  const sidebar = facet?.sidebar
  const { title = label, kind = facet?.list === undefined ? 'range' : 'list', order, open, lazy } = sidebar ?? {}
  const field = kind === 'makes' || kind === 'certified' ? undefined : attribute
  return { kind, field, title, unit: kind === 'range' ? unit : undefined, order, open, lazy }
}

const collect = (valueOf: (one: Attribute) => string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((one) => {
      const value = valueOf(one)
      return value === undefined || (!one.card && !one.facet) ? [] : [[one.attribute, value]]
    }),
  )

/**
 * The lists that browsers load in place of the fields, which are many times longer. `generated` has them as code, one
 * file for what is loaded together.
 */
export const attributeLists = {
  /** Lists of the search state (SRCH-02). */
  listFields: namesOf(listByPosition(({ facet }) => facet?.list)),
  /** Ranges of the search state. */
  rangeFields: namesOf(listByPosition(({ facet }) => facet?.range)),
  facetGroups: listByPosition(({ facet }) => facet?.sidebar?.position).map(toFacetGroup),
  cardAttributes: namesOf(listByPosition(({ card }) => card?.position)),
  measureUnits: collect(({ unit }) => (unit === 'dollars' ? undefined : unit)),
  countNouns: collect(({ countNoun }) => countNoun),
  textBefore: collect(({ card }) => card?.before),
  textAfter: collect(({ card }) => card?.after),
}

/** Facets with so many values that shoppers search them. */
export const searchableFacets: ReadonlySet<string> = new Set(
  namesOf(attributes.filter(({ facet }) => facet?.searchable)),
)

/** Icon of each row of the key information (VDP-02), by the row's label. */
export const factIcons: Readonly<Record<string, string>> = Object.fromEntries(
  fieldsByPath.flatMap(({ field: { label, keyInformation } }) =>
    keyInformation?.icon === undefined ? [] : [[keyInformation.label ?? label, keyInformation.icon]],
  ),
)
