import { listSpots, nameOfSpot, type SpotView, toHotspots } from '../panel/hotspot-edits'
import type { Hotspot } from '../stock/vehicle/vehicle'
import { truncate } from '../text/format-text'
import { isSameValue } from './comparable'
import { type FieldChange, MAX_VALUE_CHARS, type NamedField } from './field-change'

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
          before: truncate(from.description, MAX_VALUE_CHARS),
          after: truncate(to.description, MAX_VALUE_CHARS),
        },
      ]),
  ...(isSameValue(from.positions, to.positions)
    ? []
    : [{ field: `${path}.positions`, label: `${label} › Place on the photos` }]),
]

const namesOfSpots = (spots: readonly Hotspot[]): string => truncate(spots.map(nameOfSpot).join(', '), MAX_VALUE_CHARS)

/** Of points that were added or removed, the names of all before and after; else what changed of each. */
export const listHotspotChanges = (field: NamedField, before: unknown, after: unknown): readonly FieldChange[] =>
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
