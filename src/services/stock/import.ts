import type { ClientBase } from 'pg'
import { v7 as uuidV7 } from 'uuid'
import type { MappedColumns } from '@/src/domain/stock/feed/cleared-fields'
import { planImport, type VehicleChange, type ImportPlan } from '@/src/domain/stock/feed/plan'
import { MAX_REMOVAL_SHARE, removesTooMany } from '@/src/domain/stock/feed/removal-limit'
import type { Finding } from '@/src/domain/stock/feed/read-row'
import { applyPlan } from './apply-plan'
import { collectVehicles, type CollectedFeed } from './collect-vehicles'
import { reportDeducedKinds } from './deduced-kinds'
import {
  MAX_FINDINGS,
  type ImportCounts,
  type ImportProgress,
  type ImportReport,
  type ImportResult,
  type PlanDetails,
} from './import-report'
import { reportUnknownMakes } from './unknown-makes'
import { describePlan } from './describe-plan'
import { withFeedLock } from './feed-lock'
import { RejectedRows } from './rejected-rows'
import { finishRun, saveProgress, startRun } from './run-log'
import { type OpenResult, type OpenSource, openSource, type StockSource } from '@/src/feed-reader'
import { listStoredVehicles, listLocationsBySlug } from './import-store'
import { createFeed, findFeedByKey, saveColumns, type Feed, type FeedFileColumns } from './feeds'

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
  readonly onColumns?: (seenColumns: FeedFileColumns) => void
  /** True if the source holds only some of the feed's vehicles: the others are not removed. */
  readonly isPartial?: boolean
  /** Milliseconds to wait for another import of this feed. */
  readonly lockWaitMs?: number
}

type ImportRun = {
  readonly options: ImportOptions
  readonly client: ClientBase
  readonly started: number
  readonly feedKey: string
  readonly opened: OpenResult
}

const secondsSince = (started: number): number => Math.round(performance.now() - started) / 1000

type Planned = {
  readonly plan: ImportPlan
  readonly skippedRemovals?: number
  readonly details?: PlanDetails | undefined
  readonly unknownMakes: readonly Finding[]
}

const buildReport = (
  run: ImportRun,
  source: OpenSource,
  read: CollectedFeed,
  counts: ImportCounts,
  { plan, skippedRemovals = 0, details, unknownMakes }: Planned,
): ImportReport => {
  // They come first, because each stands for many vehicles.
  const ofMany = [...unknownMakes, ...reportDeducedKinds(plan, read.vehicles)]
  return {
    ...counts,
    seconds: secondsSince(run.started),
    ...(source.mapping === undefined ? {} : { mapping: source.mapping }),
    rejections: read.rejections,
    warnings: [...ofMany, ...read.warnings].slice(0, MAX_FINDINGS),
    warned: read.warned + ofMany.length,
    unreadValues: read.unreadValues,
    unknownColumns: source.unknownColumns,
    absentColumns: source.absentColumns,
    skippedRemovals,
    dryRun: run.options.dryRun === true,
    ...(details && { details }),
  }
}

const countChanges = (read: CollectedFeed, plan: ImportPlan, removed: number): ImportCounts => ({
  read: read.read,
  created: plan.changes.filter((change) => change.kind === 'create').length,
  updated: plan.changes.filter((change) => change.kind === 'update').length,
  unchanged: plan.unchanged,
  removed,
  rejected: read.rejected,
})

type RefusedImport = Extract<ImportResult, { ok: false }>

const findRefusal = (read: CollectedFeed, plan: ImportPlan, allowed: boolean): RefusedImport | undefined => {
  if (read.vehicles.length === 0) {
    const message =
      read.read === 0
        ? 'The file has no vehicles, so nothing was changed.'
        : `None of the ${read.read} rows could be read, so nothing was changed.`
    return { ok: false, reason: 'empty', message, missing: plan.missingIds.length, existing: plan.existingCount }
  }
  if (allowed || read.isTruncated || !removesTooMany(plan)) return undefined
  const share = Math.round((plan.missingIds.length / plan.existingCount) * 100)
  const message = `${plan.missingIds.length} of this feed’s ${plan.existingCount} vehicles (${share}%) aren’t in the file. To prevent mistakes, an import doesn’t remove more than ${MAX_REMOVAL_SHARE * 100}% of a feed’s vehicles at once, so nothing was changed. If they’ve left your stock, import the file again and allow the removal.`
  return { ok: false, reason: 'removal', message, missing: plan.missingIds.length, existing: plan.existingCount }
}

const writePlan = async (
  run: ImportRun,
  { feed, mappedColumns }: { readonly feed: Feed; readonly mappedColumns: MappedColumns },
  runId: string,
  plan: ImportPlan,
  read: CollectedFeed,
): Promise<void> => {
  const { client, options } = run
  const total = plan.changes.length + plan.missingIds.length
  const progress = { created: 0, updated: 0, removed: 0 }
  const target = { tenantId: options.tenantId, feed, feedKey: run.feedKey, mappedColumns, now: options.now }
  await applyPlan(client, target, plan, read.vehicles, async (changes: readonly VehicleChange[], removed) => {
    for (const change of changes) progress[change.kind === 'create' ? 'created' : 'updated'] += 1
    progress.removed += removed
    await saveProgress(client, runId, {
      read: read.read,
      unchanged: plan.unchanged,
      rejected: read.rejected,
      ...progress,
    })
    const written = progress.created + progress.updated + progress.removed
    options.onProgress?.({ phase: 'writing', read: read.read, written, total })
  })
}

const buildPlan = async (
  { client, options }: ImportRun,
  feed: Feed | undefined,
  read: CollectedFeed,
): Promise<ImportPlan> => {
  // A partial import compares only the vehicles it names: no other can be removed.
  const keys = options.isPartial === true ? read.vehicles.map((one) => one.key) : undefined
  const stored = feed === undefined ? [] : await listStoredVehicles(client, options.tenantId, feed.id, keys)
  return planImport(read.vehicles, stored, read.rejectedKeys)
}

const readAndWrite = async (
  run: ImportRun,
  feed: Feed | undefined,
  runId: string,
  onRejected = run.options.onRejected,
): Promise<ImportResult> => {
  const { client, options, opened } = run
  if (!opened.ok) return opened
  const locations = await listLocationsBySlug(client, options.tenantId)
  const read = await collectVehicles(opened.source, {
    locations,
    onRejected,
    onRead: async (rows) => {
      options.onProgress?.({ phase: 'reading', read: rows, written: 0, total: 0 })
      if (!options.dryRun) {
        await saveProgress(client, runId, { read: rows, created: 0, updated: 0, unchanged: 0, removed: 0, rejected: 0 })
      }
    },
  })
  const fullPlan = await buildPlan(run, feed, read)
  // Before the vehicles are written, whose makes are the dealer's own then.
  const unknownMakes = await reportUnknownMakes(client, options.tenantId, read.unknownMakes)
  const details = options.dryRun ? await describePlan(client, options.tenantId, fullPlan, read.vehicles) : undefined
  const refusal = findRefusal(read, fullPlan, options.allowRemoval === true)
  if (refusal !== undefined) {
    return {
      ...refusal,
      report: buildReport(run, opened.source, read, countChanges(read, fullPlan, 0), {
        plan: fullPlan,
        details,
        unknownMakes,
      }),
    }
  }
  // The end of a truncated file is unknown: vehicles it lacks stay until a complete file arrives.
  const skippedRemovals = read.isTruncated && options.allowRemoval !== true ? fullPlan.missingIds.length : 0
  const plan = skippedRemovals > 0 ? { ...fullPlan, missingIds: [] } : fullPlan
  if (feed !== undefined && !options.dryRun) {
    await writePlan(run, { feed, mappedColumns: opened.source.mappedColumns }, runId, plan, read)
  }
  const counts = countChanges(read, plan, plan.missingIds.length)
  return {
    ok: true,
    report: buildReport(run, opened.source, read, counts, { plan, skippedRemovals, details, unknownMakes }),
  }
}

const columnsOf = (opened: OpenResult): FeedFileColumns | undefined => {
  const { columns, examples = [] } = opened.ok ? opened.source : opened
  return columns === undefined ? undefined : { columns, examples }
}

const runWithLog = async (run: ImportRun, feed: Feed): Promise<ImportResult> => {
  const { client, options } = run
  const runId = uuidV7({ msecs: options.now.getTime() })
  const { tenantId, now } = options
  await startRun(client, { id: runId, tenantId, feedId: feed.id, source: options.source.name, now })
  try {
    const seenColumns = columnsOf(run.opened)
    if (seenColumns !== undefined)
      await saveColumns(client, feed.id, seenColumns, { onlyIfUnknown: options.isPartial === true })
    const rejected = new RejectedRows()
    const result = await readAndWrite(run, feed, runId, (found) => {
      rejected.add(found)
      options.onRejected?.(found)
    })
    await rejected.save(client, runId)
    const { report } = result
    await finishRun(client, runId, {
      state: result.ok ? 'done' : 'refused',
      ...(result.ok ? {} : { message: result.message }),
      ...(report === undefined ? {} : { ...pickFindings(report), counts: pickCounts(report) }),
    })
    return { ...result, importId: runId }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The connection may be the cause; the original error matters more than recording it.
    await finishRun(client, runId, { state: 'failed', message }).catch(() => undefined)
    throw error
  }
}

const pickCounts = ({ read, created, updated, unchanged, removed, rejected }: ImportReport): ImportCounts => ({
  read,
  created,
  updated,
  unchanged,
  removed,
  rejected,
})

const pickFindings = ({ rejections, unreadValues }: ImportReport) => ({ rejections, unreadValues })

const findOrCreateFeed = async ({ client, options, feedKey: key, opened }: ImportRun): Promise<Feed | undefined> => {
  const { tenantId } = options
  const found = await findFeedByKey(client, tenantId, key)
  if (found !== undefined || options.dryRun) return found
  const id = uuidV7({ msecs: options.now.getTime() })
  const label = opened.ok ? opened.source.label : undefined
  await createFeed(client, { id, tenantId, key, name: options.feedName ?? label ?? key })
  return findFeedByKey(client, tenantId, key)
}

const mappingOf = (opened: OpenResult): string | undefined => (opened.ok ? opened.source.mapping : undefined)

const performRun = async (run: ImportRun): Promise<ImportResult> => {
  const feed = await findOrCreateFeed(run)
  if (feed?.enabled === false) {
    return { ok: false, reason: 'disabled', message: `The feed “${run.feedKey}” is turned off.` }
  }
  return run.options.dryRun || feed === undefined ? readAndWrite(run, feed, '') : runWithLog(run, feed)
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
  const seenColumns = columnsOf(opened)
  if (seenColumns !== undefined) options.onColumns?.(seenColumns)
  const feedKey = options.feedKey ?? mappingOf(opened) ?? 'main'
  const run: ImportRun = { options, client, started, feedKey, opened }
  const lock = { tenantId: options.tenantId, feedKey, waitMs: options.lockWaitMs ?? 10_000 }
  // A dry run takes no lock, so that it does not delay other imports.
  const result = options.dryRun ? await performRun(run) : await withFeedLock(client, lock, () => performRun(run))
  return result ?? { ok: false, reason: 'busy', message: `Another import of “${feedKey}” is running.` }
}
