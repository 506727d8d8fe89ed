import { createHash } from 'node:crypto'
import { omitEmpty } from '@/src/domain/omit-empty'
import { createFinding, type Finding, type UnreadValue } from '@/src/domain/stock/feed/read-row'
import { MAX_FINDINGS, type CountedUnreadValue } from './import-report'
import type { DeducedKind } from '@/src/domain/stock/normalize/deduce-item-type'
import type { OpenSource, SourceItem } from '@/src/feed-reader'
import { toFeedRow, type FeedLocation } from './vehicle-columns'

/** A vehicle of the feed, ready to be compared and written: `text` is its row as JSON. */
export type CollectedVehicle = {
  readonly key: string
  readonly hash: string
  readonly text: string
  readonly listed_at?: string
  /** Its kind if it is new and the file names none, with its line. */
  readonly deduced?: DeducedKind & { readonly line: number }
}

export type UnknownMake = {
  readonly make: string
  readonly column: string
  readonly line: number
  readonly count: number
}

export type CollectedFeed = {
  readonly vehicles: readonly CollectedVehicle[]
  readonly read: number
  readonly rejected: number
  readonly rejections: readonly Finding[]
  readonly warned: number
  readonly warnings: readonly Finding[]
  readonly unreadValues: readonly CountedUnreadValue[]
  /** Makes that the platform does not know, with their first row and the number of vehicles. */
  readonly unknownMakes: readonly UnknownMake[]
  /** Keys of rejected rows; their vehicles must not be removed. */
  readonly rejectedKeys: ReadonlySet<string>
  readonly isTruncated: boolean
}

export type CollectOptions = {
  readonly locations: ReadonlyMap<string, FeedLocation>
  readonly onRejected?: ((found: Finding) => void) | undefined
  readonly onRead?: ((read: number) => Promise<void>) | undefined
}

/** Zero bytes and lone surrogates, which Postgres cannot store. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/iu

type VehicleItem = Extract<SourceItem, { kind: 'vehicle' }>

class Collector {
  readonly vehicles: CollectedVehicle[] = []
  readonly rejections: Finding[] = []
  readonly warnings: Finding[] = []
  private readonly unread = new Map<string, CountedUnreadValue>()
  private readonly makes = new Map<string, UnknownMake>()
  readonly rejectedKeys = new Set<string>()
  readonly lines = new Map<string, number>()
  private readonly stockLines = new Map<string, number>()
  read = 0
  rejected = 0
  warned = 0
  isTruncated = false
  private readonly options: CollectOptions
  private readonly unique: boolean

  constructor(options: CollectOptions, unique: boolean) {
    this.options = options
    this.unique = unique
  }

  addItem(item: SourceItem): void {
    this.read += 1
    if (item.kind === 'vehicle') {
      this.warn(item.warnings)
      for (const value of item.unread) this.countUnread(value)
      this.addVehicle(item)
      return
    }
    if (item.kind === 'cut') this.isTruncated = true
    this.reject(item.finding, item.kind === 'rejected' ? item.key : undefined)
  }

  private addVehicle(item: VehicleItem): void {
    const { vehicle, line, locationCell, deduced } = item
    const { key, location_slug: slug, listed_at } = vehicle
    const earlier = this.lines.get(key)
    if (this.unique && earlier !== undefined) {
      const found = createFinding(line, '', key, `The vehicle on line ${earlier} has the same key.`)
      this.reject({ ...found, ...omitEmpty({ stocknum: vehicle.stocknum }) }, undefined)
      return
    }
    this.checkStockNumber(item)
    this.countMake(item)
    const location = slug === undefined ? undefined : this.options.locations.get(slug)
    if (slug !== undefined && location === undefined) {
      this.warn([createFinding(line, '', slug, 'The dealer has no such location, so the vehicle has no location.')])
      if (locationCell) this.countUnread({ field: 'location_slug', ...locationCell, usedAs: undefined })
    }
    const text = JSON.stringify(toFeedRow(vehicle, location))
    if (UNSTORABLE.test(text)) {
      this.reject(createFinding(line, '', key, 'A value contains a zero byte or an incomplete character.'), key)
      return
    }
    this.lines.set(key, line)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
    this.vehicles.push({
      key,
      hash,
      text,
      ...(listed_at === undefined ? {} : { listed_at }),
      ...(deduced && { deduced: { ...deduced, line } }),
    })
  }

  get unknownMakes(): readonly UnknownMake[] {
    return [...this.makes.values()]
  }

  private countMake({ unknownMake, line }: VehicleItem): void {
    if (unknownMake === undefined) return
    const { column, value: make } = unknownMake
    const known = this.makes.get(make) ?? { make, column, line, count: 0 }
    if (known.count > 0 || this.makes.size < MAX_FINDINGS) this.makes.set(make, { ...known, count: known.count + 1 })
  }

  /** The same stock number on two vehicles, which differ in the key, is a mistake of one of the rows. */
  private checkStockNumber({ vehicle: { stocknum }, line }: VehicleItem): void {
    if (stocknum === undefined) return
    const first = this.stockLines.get(stocknum.toLowerCase())
    if (first === undefined) this.stockLines.set(stocknum.toLowerCase(), line)
    else this.warn([createFinding(line, '', stocknum, `This stock number is in rows ${first} and ${line}.`)])
  }

  /** Values that no term matches, most frequent first. */
  get unreadValues(): readonly CountedUnreadValue[] {
    return [...this.unread.values()].sort((a, b) => b.count - a.count)
  }

  private countUnread(found: UnreadValue): void {
    const key = JSON.stringify([found.field, found.column, found.value])
    const known = this.unread.get(key)
    if (known === undefined && this.unread.size >= MAX_FINDINGS) return
    this.unread.set(key, { ...found, count: (known?.count ?? 0) + 1 })
  }

  private reject(found: Finding, key: string | undefined): void {
    this.rejected += 1
    if (key !== undefined) this.rejectedKeys.add(key)
    if (this.rejections.length < MAX_FINDINGS) this.rejections.push(found)
    this.options.onRejected?.(found)
  }

  private warn(found: readonly Finding[]): void {
    this.warned += found.length
    this.warnings.push(...found.slice(0, Math.max(0, MAX_FINDINGS - this.warnings.length)))
  }
}

/** Reads a feed to its end before anything is written, because only the complete feed shows which vehicles left. */
export const collectVehicles = async (source: OpenSource, options: CollectOptions): Promise<CollectedFeed> => {
  const collector = new Collector(options, source.duplicates === 'reject')
  for await (const item of source.items) {
    collector.addItem(item)
    if (collector.read % 2000 === 0) await options.onRead?.(collector.read)
  }
  return collector
}
