import type { JsonRecord } from './attribute'
import { GrowingU32, sharedF64, sharedU32 } from './shared-arrays'
import type { GeoColumn } from './types'

/** The attribute of a record's places: `{lat, lng}`, or a list of them. */
export const GEO_ATTRIBUTE = '_geoloc'

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit

/** Collects the places of records. Vehicles share the places of a few locations, so each one is stored once. */
export class GeoBuilder {
  private readonly pointByText = new Map<string, number>()
  private readonly coordinates: number[] = []
  private readonly points = new GrowingU32()
  private readonly ends = new GrowingU32()

  add(record: JsonRecord): void {
    const value = record[GEO_ATTRIBUTE]
    for (const place of Array.isArray(value) ? (value as unknown[]) : [value]) this.addPlace(place)
    this.ends.push(this.points.length)
  }

  finish(): GeoColumn {
    const latitudes = sharedF64(this.coordinates.length / 2)
    const longitudes = sharedF64(this.coordinates.length / 2)
    for (let point = 0; point < latitudes.length; point += 1) {
      latitudes[point] = this.coordinates[point * 2] as number
      longitudes[point] = this.coordinates[point * 2 + 1] as number
    }
    const points = sharedU32(this.points.length)
    points.set(this.points.values.subarray(0, points.length))
    const offsets = sharedU32(this.ends.length + 1)
    offsets.set(this.ends.values.subarray(0, this.ends.length), 1)
    return { latitudes, longitudes, points, offsets }
  }

  private addPlace(place: unknown): void {
    if (typeof place !== 'object' || place === null) return
    const { lat, lng } = place as { readonly lat?: unknown; readonly lng?: unknown }
    if (!isWithin(lat, 90) || !isWithin(lng, 180)) return
    const text = `${lat},${lng}`
    const known = this.pointByText.get(text) ?? this.pointByText.size
    if (known === this.pointByText.size) {
      this.pointByText.set(text, known)
      this.coordinates.push(lat, lng)
    }
    this.points.push(known)
  }
}
