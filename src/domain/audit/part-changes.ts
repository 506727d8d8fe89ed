import { lenderLabelOf } from '../finance/lender-label'
import { describePartValue, type InputPart, isInputPart, listPartLabels } from '../panel/part-inputs'
import { listSpots, nameOfSpot, type SpotView, toHotspots } from '../panel/hotspot-edits'
import type { JsonPart } from '../stock/fields/field'
import type { Hotspot } from '../stock/vehicle/vehicle'
import { truncate } from '../text/format-text'
import { formatCount } from '../text/numbers'
import { isSameValue } from './comparable'
import type { FieldChange } from './field-change'
import { listOverrideChanges } from './override-changes'

const MAX_TEXT_CHARS = 200

type NamedField = { readonly name: string; readonly label: string }
type Values = Readonly<Record<string, unknown>>

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

const toText = (part: InputPart, name: string, value: unknown): string =>
  truncate(describePartValue(part, name, value), MAX_TEXT_CHARS)

/** The changed properties of one object, such as the technical data. */
const listPropertyChanges = (part: InputPart, field: NamedField, before: Values, after: Values) =>
  listPartLabels(part).flatMap(([name, label]): readonly FieldChange[] => {
    if (isSameValue(before[name], after[name])) return []
    const values = { before: toText(part, name, before[name]), after: toText(part, name, after[name]) }
    return [{ field: `${field.name}.${name}`, label: `${field.label} › ${label}`, ...values }]
  })

const namesOf = (before: Values, after: Values): readonly string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
]

/** Of a lender who was added or removed without any value, only the name can be shown. */
const listLenderChanges = (field: NamedField, before: Values, after: Values): readonly FieldChange[] =>
  namesOf(before, after).flatMap((name) => {
    if (name in before === name in after && isSameValue(before[name], after[name])) return []
    const label = lenderLabelOf(name)
    const own = { name: `${field.name}.${name}`, label }
    const changes = listPropertyChanges('lender', own, valuesOf(before[name]), valuesOf(after[name]))
    const isListed = (values: Values): string => (name in values ? label : '')
    return changes.length > 0
      ? changes
      : [{ field: own.name, label: field.label, before: isListed(before), after: isListed(after) }]
  })

const spotViews = { exterior: 'outside', interior: 'inside' } as const satisfies Readonly<Record<SpotView, string>>

type SpotPlace = { readonly path: string; readonly label: string }

/** Compares a point's texts. Its positions are of no use as numbers, so a moved point is named alone. */
const listSpotChanges = ({ path, label }: SpotPlace, from: Hotspot, to: Hotspot): readonly FieldChange[] => [
  ...(isSameValue(from.title, to.title)
    ? []
    : [{ field: `${path}.title`, label: `${label} › Title`, before: from.title ?? '', after: to.title ?? '' }]),
  ...(isSameValue(from.description, to.description)
    ? []
    : [
        {
          field: `${path}.description`,
          label: `${label} › Text`,
          before: truncate(from.description, MAX_TEXT_CHARS),
          after: truncate(to.description, MAX_TEXT_CHARS),
        },
      ]),
  ...(isSameValue(from.positions, to.positions)
    ? []
    : [{ field: `${path}.positions`, label: `${label} › Place on the photos` }]),
]

const namesOfSpots = (spots: readonly Hotspot[]): string => truncate(spots.map(nameOfSpot).join(', '), MAX_TEXT_CHARS)

/** Of points that were added or removed, the names of all before and after; else what changed of each. */
const listHotspotChanges = (field: NamedField, before: unknown, after: unknown): readonly FieldChange[] =>
  (Object.keys(spotViews) as readonly SpotView[]).flatMap((view): readonly FieldChange[] => {
    const [from, to] = [listSpots(toHotspots(before), view), listSpots(toHotspots(after), view)]
    const label = `${field.label} ${spotViews[view]}`
    if (from.length !== to.length)
      return [{ field: `${field.name}.${view}`, label, before: namesOfSpots(from), after: namesOfSpots(to) }]
    return to.flatMap((spot, at) => {
      const earlier = from[at] ?? spot
      const place = {
        path: `${field.name}.${view}.${String(at)}`,
        label: `${label} › ${nameOfSpot(earlier, at)}`,
      }
      return listSpotChanges(place, earlier, spot)
    })
  })

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** The lines that were removed and those that were added; all of them would not fit. Empty if only the order changed. */
const listLineChanges = (field: NamedField, before: unknown, after: unknown): readonly FieldChange[] => {
  const [from, to] = [listOf(before), listOf(after)]
  const join = (lines: readonly unknown[]): string => truncate(lines.map(String).join(', '), MAX_TEXT_CHARS)
  const removed = join(from.filter((line) => !to.includes(line)))
  const added = join(to.filter((line) => !from.includes(line)))
  return removed === '' && added === ''
    ? []
    : [{ field: field.name, label: field.label, before: removed, after: added }]
}

/** The number of photos, of a gallery or of a 360° view. Empty if there are as many as before. */
const listPhotoChanges = (field: NamedField, before: unknown, after: unknown): readonly FieldChange[] => {
  const [from, to] = [listOf(before).length, listOf(after).length]
  if (from === to) return []
  return [
    { field: field.name, label: field.label, before: formatCount(from, 'photo'), after: formatCount(to, 'photo') },
  ]
}

/**
 * Lists what changed of a vehicle's nested data, each property by its label with the value before and after (ADM-02).
 * Empty where there is no more to say than that the field changed.
 */
export const listPartChanges = (
  part: JsonPart,
  field: NamedField,
  before: unknown,
  after: unknown,
): readonly FieldChange[] => {
  if (part === 'overrides') return listOverrideChanges(field.name, before, after)
  if (part === 'lenders') return listLenderChanges(field, valuesOf(before), valuesOf(after))
  if (part === 'hotspots') return listHotspotChanges(field, before, after)
  if (part === 'lines') return listLineChanges(field, before, after)
  if (isInputPart(part)) return listPropertyChanges(part, field, valuesOf(before), valuesOf(after))
  return listPhotoChanges(field, before, after)
}
