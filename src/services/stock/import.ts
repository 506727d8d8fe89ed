import type { ClientBase } from 'pg'
import type { Named } from '@/src/domain/stock/feed/brought'
import { leavesTooMany, planImport, type Change, type ImportPlan } from '@/src/domain/stock/feed/plan'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { applyPlan } from './apply'
import { collect, type Collection } from './collect'
import type { ImportCounts, ImportProgress, ImportReport, ImportResult } from './import-report'
import { withFeedLock } from './lock'
import { RejectedRows } from './rejected-rows'
import { finishRun, noteProgress, startRun } from './run-log'
import { openSource } from './source'
import type { Opened, OpenSource, StockSource } from './source-kinds'
import {
  createFeed,
  findFeed,
  keepColumns,
  storedVehicles,
  tenantLocations,
  type Feed,
  type SeenColumns,
} from './store'
import { uuidV7 } from './uuid-v7'

export type ImportOptions = {
  readonly tenantId: string
  /** The feed's key within the tenant, by default the name of the file's mapping. A missing feed is created. */
  readonly feedKey?: string | undefined
  readonly feedName?: string
  readonly source: StockSource
  readonly now: Date
  /** Reads and plans, but writes nothing. */
  readonly dryRun?: boolean
  /** Removes any number of vehicles, also for a truncated file. An empty file never removes all vehicles. */
  readonly allowRemoval?: boolean
  readonly onProgress?: (progress: ImportProgress) => void
  readonly onRejected?: (found: Finding) => void
  /** Called with the file's columns once they are known, in a dry run too. */
  readonly onColumns?: (seen: SeenColumns) => void
  /** True if the source holds only some of the feed's vehicles: the others are not removed. */
  readonly part?: boolean
  /** Milliseconds to wait for another import of this feed. */
  readonly lockWaitMs?: number
}

type Run = {
  readonly options: ImportOptions
  readonly client: ClientBase
  readonly started: number
  readonly feedKey: string
  readonly opened: Opened
}

const secondsSince = (started: number): number => Math.round(performance.now() - started) / 1000

const reportOf = (
  run: Run,
  source: OpenSource,
  read: Collection,
  counts: ImportCounts,
  withheld: number,
): ImportReport => ({
  ...counts,
  seconds: secondsSince(run.started),
  ...(source.mapping === undefined ? {} : { mapping: source.mapping }),
  rejections: read.rejections,
  warnings: read.warnings,
  warned: read.warned,
  unknownColumns: source.unknownColumns,
  absentColumns: source.absentColumns,
  withheld,
  dryRun: run.options.dryRun === true,
})

const countsOf = (read: Collection, plan: ImportPlan, removed: number): ImportCounts => ({
  read: read.read,
  created: plan.changes.filter((change) => change.kind === 'create').length,
  updated: plan.changes.filter((change) => change.kind === 'update').length,
  unchanged: plan.unchanged,
  removed,
  rejected: read.rejected,
})

type Refused = Extract<ImportResult, { ok: false }>

const refusal = (read: Collection, plan: ImportPlan, allowed: boolean): Refused | undefined => {
  if (read.vehicles.length === 0) {
    const message =
      read.read === 0
        ? 'The file holds no vehicles; nothing was changed.'
        : `None of the ${read.read} rows could be read; nothing was changed.`
    return { ok: false, reason: 'empty', message, leaving: plan.leaving.length, standing: plan.standing }
  }
  if (allowed || read.cut || !leavesTooMany(plan)) return undefined
  const share = Math.round((plan.leaving.length / plan.standing) * 100)
  const message = `${plan.leaving.length} of this feed’s ${plan.standing} vehicles (${share} %) are not in the file; more than 30 % never leave unasked. Nothing was changed. Use --allow-removal if they are really gone.`
  return { ok: false, reason: 'removal', message, leaving: plan.leaving.length, standing: plan.standing }
}

const write = async (
  run: Run,
  { feed, named }: { readonly feed: Feed; readonly named: Named },
  runId: string,
  plan: ImportPlan,
  read: Collection,
): Promise<void> => {
  const { client, options } = run
  const total = plan.changes.length + plan.leaving.length
  const done = { created: 0, updated: 0, removed: 0 }
  const place = { tenantId: options.tenantId, feed, feedKey: run.feedKey, named, now: options.now }
  await applyPlan(client, place, plan, read.vehicles, async (changes: readonly Change[], removed) => {
    for (const change of changes) done[change.kind === 'create' ? 'created' : 'updated'] += 1
    done.removed += removed
    await noteProgress(client, runId, { read: read.read, unchanged: plan.unchanged, rejected: read.rejected, ...done })
    const written = done.created + done.updated + done.removed
    options.onProgress?.({ phase: 'writing', read: read.read, written, total })
  })
}

const planFor = async ({ client, options }: Run, feed: Feed | undefined, read: Collection): Promise<ImportPlan> => {
  // A partial import compares only the vehicles it names: no other can be removed.
  const keys = options.part === true ? read.vehicles.map((one) => one.key) : undefined
  const stored = feed === undefined ? [] : await storedVehicles(client, options.tenantId, feed.id, keys)
  return planImport(read.vehicles, stored, read.kept)
}

const work = async (
  run: Run,
  feed: Feed | undefined,
  runId: string,
  onRejected = run.options.onRejected,
): Promise<ImportResult> => {
  const { client, options, opened } = run
  if (!opened.ok) return opened
  const locations = await tenantLocations(client, options.tenantId)
  const read = await collect(opened.source, {
    locations,
    onRejected,
    onRead: async (rows) => {
      options.onProgress?.({ phase: 'reading', read: rows, written: 0, total: 0 })
      if (!options.dryRun) {
        await noteProgress(client, runId, { read: rows, created: 0, updated: 0, unchanged: 0, removed: 0, rejected: 0 })
      }
    },
  })
  const whole = await planFor(run, feed, read)
  const refused = refusal(read, whole, options.allowRemoval === true)
  if (refused !== undefined) {
    return { ...refused, report: reportOf(run, opened.source, read, countsOf(read, whole, 0), 0) }
  }
  // The end of a truncated file is unknown: vehicles it lacks stay until a complete file arrives.
  const withheld = read.cut && options.allowRemoval !== true ? whole.leaving.length : 0
  const plan = withheld > 0 ? { ...whole, leaving: [] } : whole
  if (feed !== undefined && !options.dryRun) {
    await write(run, { feed, named: opened.source.named }, runId, plan, read)
  }
  const counts = countsOf(read, plan, plan.leaving.length)
  return { ok: true, report: reportOf(run, opened.source, read, counts, withheld) }
}

const seenIn = (opened: Opened): SeenColumns | undefined => {
  const { columns, examples = [] } = opened.ok ? opened.source : opened
  return columns === undefined ? undefined : { columns, examples }
}

const logged = async (run: Run, feed: Feed): Promise<ImportResult> => {
  const { client, options } = run
  const runId = uuidV7(options.now.getTime())
  const { tenantId, now } = options
  await startRun(client, { id: runId, tenantId, feedId: feed.id, source: options.source.name, now })
  try {
    const seen = seenIn(run.opened)
    if (seen !== undefined) await keepColumns(client, feed.id, seen, { first: options.part === true })
    const rejected = new RejectedRows()
    const result = await work(run, feed, runId, (found) => {
      rejected.add(found)
      options.onRejected?.(found)
    })
    await rejected.keep(client, runId)
    const { report } = result
    await finishRun(client, runId, {
      state: result.ok ? 'done' : 'refused',
      ...(result.ok ? {} : { message: result.message }),
      ...(report === undefined ? {} : { counts: countsIn(report), rejections: report.rejections }),
    })
    return result
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The connection may be the cause; the original error matters more than recording it.
    await finishRun(client, runId, { state: 'failed', message }).catch(() => undefined)
    throw error
  }
}

const countsIn = ({ read, created, updated, unchanged, removed, rejected }: ImportReport): ImportCounts => ({
  read,
  created,
  updated,
  unchanged,
  removed,
  rejected,
})

const ensureFeed = async ({ client, options, feedKey: key, opened }: Run): Promise<Feed | undefined> => {
  const { tenantId } = options
  const found = await findFeed(client, tenantId, key)
  if (found !== undefined || options.dryRun) return found
  const id = uuidV7(options.now.getTime())
  const label = opened.ok ? opened.source.label : undefined
  await createFeed(client, { id, tenantId, key, name: options.feedName ?? label ?? key })
  return findFeed(client, tenantId, key)
}

const mappingOf = (opened: Opened): string | undefined => (opened.ok ? opened.source.mapping : undefined)

const perform = async (run: Run): Promise<ImportResult> => {
  const feed = await ensureFeed(run)
  if (feed?.enabled === false) {
    return { ok: false, reason: 'disabled', message: `The feed “${run.feedKey}” is switched off.` }
  }
  return run.options.dryRun || feed === undefined ? work(run, feed, '') : logged(run, feed)
}

/**
 * Imports a feed's stock into one tenant (STK-02): creates, updates and removes vehicles of this feed only, and writes
 * only changes. May be interrupted at any moment and run again. Needs a client outside a transaction. Throws if
 * Postgres or the byte stream fails; a problem with the file's contents is returned.
 */
export const importStock = async (client: ClientBase, options: ImportOptions): Promise<ImportResult> => {
  const started = performance.now()
  const opened = await openSource(options.source)
  if (!opened.ok && options.feedKey === undefined) return opened
  const seen = seenIn(opened)
  if (seen !== undefined) options.onColumns?.(seen)
  const feedKey = options.feedKey ?? mappingOf(opened) ?? 'main'
  const run: Run = { options, client, started, feedKey, opened }
  const lock = { tenantId: options.tenantId, feedKey, waitMs: options.lockWaitMs ?? 10_000 }
  // A dry run takes no lock, so that it does not delay other imports.
  const result = options.dryRun ? await perform(run) : await withFeedLock(client, lock, () => perform(run))
  return result ?? { ok: false, reason: 'busy', message: `Another import of “${feedKey}” is running.` }
}
