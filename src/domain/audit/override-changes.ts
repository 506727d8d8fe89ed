import { formatCents } from '../money/format-money'
import type { VehicleOverrides } from '../stock/vehicle/vehicle'
import { truncate } from '../text/format-text'
import { formatCount } from '../text/numbers'
import { type FieldChange, MAX_VALUE_CHARS } from './field-change'

const formatText = (value: unknown): string => (typeof value === 'string' ? truncate(value, MAX_VALUE_CHARS) : '')
const formatAmount = (value: unknown): string => (typeof value === 'number' ? formatCents(value) : '')
/** 0 says that nothing is crossed out. */
const formatFormerPrice = (value: unknown): string => (value === 0 ? 'None' : formatAmount(value))
const formatPhotos = (value: unknown): string => formatCount(Array.isArray(value) ? value.length : 0, 'photo')

type OverrideText = { readonly label: string; readonly format?: (value: unknown) => string }

/** The parts of a vehicle's own changes, in the order of the form. The values of a part without a format are not listed. */
const overrideTexts: Readonly<Record<keyof VehicleOverrides, OverrideText>> = {
  tag: { label: 'Your tag', format: formatText },
  dealercomments: { label: 'Your comments', format: formatText },
  offer_price_cents: { label: 'Your offer price', format: formatAmount },
  before_price_cents: { label: 'Your crossed-out price', format: formatFormerPrice },
  photos: { label: 'Your photos', format: formatPhotos },
  hidden_photos: { label: 'Removed photos of the feed', format: formatPhotos },
  removed_photos: { label: 'Your removed photos', format: formatPhotos },
  image_order: { label: 'Order of photos' },
  exterior_photos: { label: 'Photos marked as exterior' },
  interior_photos: { label: 'Photos marked as interior' },
  damage_photos: { label: 'Photos marked as damage' },
  photo_captions: { label: 'Captions of photos' },
}

const valuesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** An empty list is the same as none, and so is an empty text. */
const toComparable = (value: unknown): string =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value)

/** Lists which of a vehicle's own changes differ, with both values in words (ADM-02). */
export const listOverrideChanges = (field: string, before: unknown, after: unknown): readonly FieldChange[] =>
  Object.entries(overrideTexts).flatMap(([name, { label, format }]) => {
    const [from, to] = [valuesOf(before)[name], valuesOf(after)[name]]
    if (toComparable(from) === toComparable(to)) return []
    return [{ field: `${field}.${name}`, label, ...(format && { before: format(from), after: format(to) }) }]
  })
