import { createHash } from 'node:crypto'
import { finding, type Finding } from '@/src/domain/stock/feed/read-row'
import type { BroughtVehicle } from '@/src/domain/stock/vehicle'
import { keptFindings } from './import-report'
import type { OpenSource, SourceItem } from './source-kinds'
import { feedRow, type FeedLocation } from './vehicle-columns'

/** A vehicle of the feed, ready to be compared and written: `text` is its row as JSON. */
export type Collected = {
  readonly key: string
  readonly hash: string
  readonly text: string
  readonly listed_at?: string
}

export type Collection = {
  readonly vehicles: readonly Collected[]
  readonly read: number
  readonly rejected: number
  readonly rejections: readonly Finding[]
  readonly warned: number
  readonly warnings: readonly Finding[]
  /** Keys of rejected rows; their vehicles must not be removed. */
  readonly kept: ReadonlySet<string>
  readonly cut: boolean
}

export type CollectOptions = {
  readonly locations: ReadonlyMap<string, FeedLocation>
  readonly onRejected?: ((found: Finding) => void) | undefined
  readonly onRead?: ((read: number) => Promise<void>) | undefined
}

/** Zero bytes and lone surrogates, which Postgres cannot store. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/iu

class Collector {
  readonly vehicles: Collected[] = []
  readonly rejections: Finding[] = []
  readonly warnings: Finding[] = []
  readonly kept = new Set<string>()
  readonly lines = new Map<string, number>()
  read = 0
  rejected = 0
  warned = 0
  cut = false
  private readonly options: CollectOptions
  private readonly unique: boolean

  constructor(options: CollectOptions, unique: boolean) {
    this.options = options
    this.unique = unique
  }

  take(item: SourceItem): void {
    this.read += 1
    if (item.kind === 'vehicle') {
      this.warn(item.warnings)
      this.add(item.vehicle, item.line)
      return
    }
    if (item.kind === 'cut') this.cut = true
    this.reject(item.finding, item.kind === 'rejected' ? item.key : undefined)
  }

  private add(vehicle: BroughtVehicle, line: number): void {
    const { key, location_slug: slug, listed_at } = vehicle
    const earlier = this.lines.get(key)
    if (this.unique && earlier !== undefined) {
      this.reject(finding(line, '', key, `The vehicle of line ${earlier} has the same key.`), undefined)
      return
    }
    const location = slug === undefined ? undefined : this.options.locations.get(slug)
    if (slug !== undefined && location === undefined) {
      this.warn([finding(line, '', slug, 'The dealer has no such location; the vehicle stands in none.')])
    }
    const text = JSON.stringify(feedRow(vehicle, location))
    if (unstorable.test(text)) {
      this.reject(finding(line, '', key, 'A value holds a zero byte or half a letter.'), key)
      return
    }
    this.lines.set(key, line)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
    this.vehicles.push({ key, hash, text, ...(listed_at === undefined ? {} : { listed_at }) })
  }

  private reject(found: Finding, key: string | undefined): void {
    this.rejected += 1
    if (key !== undefined) this.kept.add(key)
    if (this.rejections.length < keptFindings) this.rejections.push(found)
    this.options.onRejected?.(found)
  }

  private warn(found: readonly Finding[]): void {
    this.warned += found.length
    this.warnings.push(...found.slice(0, Math.max(0, keptFindings - this.warnings.length)))
  }
}

/** Reads a feed to its end before anything is written, because only the complete feed shows which vehicles left. */
export const collect = async (source: OpenSource, options: CollectOptions): Promise<Collection> => {
  const collector = new Collector(options, source.duplicates === 'reject')
  for await (const item of source.items) {
    collector.take(item)
    if (collector.read % 2000 === 0) await options.onRead?.(collector.read)
  }
  return collector
}
