import { buildSegment } from '../segment/build'
import { createLiveIndex, type LiveIndex } from '../segment/live-index'
import { RecordStore } from '../segment/record-store'
import type { Segment } from '../segment/types'
import type { IndexPlan } from '../settings'
import type { ApplyResult, Change, MergeJob } from './messages'

/** The most changes since the large segment was built that queries see at once; further ones wait for a merge. */
const MAX_DELTA_CHANGES = 256
/** From this number of changes, a merge is due. */
const MERGE_DUE_CHANGES = 192
/** Changes are staged, and so visible before their merge, if there are at least this many records per change. */
const STAGING_RATIO = 4

type TenantState = {
  base: Segment
  ready: boolean
  /** The contents of the small segment. */
  changes: Map<string, string | null>
  /** Changes that wait for a merge. */
  waiting: Map<string, string | null>
  /** Changes since a build started; null if none is running. */
  log: Map<string, string | null> | null
  /** Changes of the current merge that are shown before it is complete; later changes then wait for the build. */
  staged: Map<string, string | null> | null
  view: LiveIndex
}

/** The tenants' indexes for queries. A finished build is swapped in between two queries. */
export class TenantIndexes {
  private readonly tenants = new Map<string, TenantState>()
  private readonly plan: IndexPlan
  private readonly emptySegment: Segment
  private readonly empty: LiveIndex

  constructor(plan: IndexPlan) {
    this.plan = plan
    this.emptySegment = buildSegment(plan, new RecordStore())
    this.empty = createLiveIndex(plan, this.emptySegment, new Map())
  }

  indexOf(tenantId: string): { index: LiveIndex; ready: boolean } {
    const tenant = this.tenants.get(tenantId)
    return { index: tenant?.view ?? this.empty, ready: tenant?.ready ?? false }
  }

  /** Ignores changes of a tenant that was never loaded, because its records are read later. */
  apply(tenantId: string, changes: readonly Change[]): ApplyResult {
    const tenant = this.tenants.get(tenantId)
    if (!tenant) return { visible: true, full: false }
    if (tenant.log) for (const [id, json] of changes) tenant.log.set(id, json)
    const combined = new Map([...tenant.changes, ...changes])
    const visible = tenant.ready && !tenant.staged && tenant.waiting.size === 0 && combined.size <= MAX_DELTA_CHANGES
    if (visible) {
      tenant.changes = combined
      tenant.view = createLiveIndex(this.plan, tenant.base, combined)
    } else if (!tenant.log) for (const [id, json] of changes) tenant.waiting.set(id, json)
    return { visible, full: combined.size >= MERGE_DUE_CHANGES }
  }

  /** Called before a tenant's records are read again; later changes are not included in them. */
  startReplace(tenantId: string): void {
    const tenant = this.getOrCreate(tenantId)
    tenant.log = new Map()
    tenant.waiting = new Map()
  }

  /** Returns the changes to merge; null if a build is running, or if all changes are visible and few. */
  startMerge(tenantId: string): MergeJob | null {
    const tenant = this.tenants.get(tenantId)
    if (!tenant || tenant.log) return null
    if (tenant.ready && tenant.waiting.size === 0 && tenant.changes.size < MERGE_DUE_CHANGES) return null
    const changes = new Map([...tenant.changes, ...tenant.waiting])
    const staged = tenant.ready && tenant.waiting.size > 0 && changes.size * STAGING_RATIO <= tenant.base.size
    tenant.log = new Map()
    tenant.waiting = new Map()
    tenant.staged = staged ? changes : null
    return { base: tenant.base, changes: [...changes], staged }
  }

  /** Makes the changes of the current merge visible, with a view of the same base that the build worker created. */
  showStaged(tenantId: string, { base, delta, deltaCodes }: LiveIndex): void {
    const tenant = this.tenants.get(tenantId)
    if (!tenant?.staged) return
    tenant.changes = tenant.staged
    tenant.view = { base: { ...base, segment: tenant.base }, delta, deltaCodes }
  }

  /** Swaps in a built segment. Null means that the build failed; its changes then wait for the next merge. */
  adopt(tenantId: string, segment: Segment | null, mergedChanges: readonly Change[] = []): { full: boolean } {
    const tenant = this.tenants.get(tenantId)
    if (!tenant?.log) return { full: false }
    const { log, staged } = tenant
    tenant.log = null
    tenant.staged = null
    if (!segment) {
      tenant.waiting = new Map([...mergedChanges, ...log])
      return { full: tenant.waiting.size > 0 }
    }
    // While changes were staged, later ones did not become visible.
    const changes: ReadonlyMap<string, string | null> = staged ? new Map() : tenant.changes
    const visibleChanges = [...log].filter(([id]) => changes.has(id))
    tenant.waiting = new Map([...log].filter(([id]) => !changes.has(id)))
    tenant.changes = new Map(visibleChanges)
    tenant.base = segment
    tenant.ready = true
    if (tenant.waiting.size + visibleChanges.length <= MAX_DELTA_CHANGES) {
      tenant.changes = log
      tenant.waiting = new Map()
    }
    tenant.view = createLiveIndex(this.plan, segment, tenant.changes)
    return { full: tenant.waiting.size > 0 || tenant.changes.size >= MERGE_DUE_CHANGES }
  }

  /** Restores the segment of a crashed worker; the owner reads later changes again. */
  restore(tenantId: string, segment: Segment): void {
    const tenant = this.getOrCreate(tenantId)
    if (tenant.ready) return
    tenant.base = segment
    tenant.ready = true
    tenant.view = createLiveIndex(this.plan, segment, tenant.changes)
  }

  drop(tenantId: string): void {
    this.tenants.delete(tenantId)
  }

  stats(): { tenants: number; records: number } {
    let records = 0
    for (const { view } of this.tenants.values())
      records += view.base.segment.size - view.base.deadCount + view.delta.segment.size
    return { tenants: this.tenants.size, records }
  }

  private getOrCreate(tenantId: string): TenantState {
    const existing = this.tenants.get(tenantId)
    if (existing) return existing
    const fresh: TenantState = {
      base: this.emptySegment,
      ready: false,
      changes: new Map(),
      waiting: new Map(),
      log: null,
      staged: null,
      view: this.empty,
    }
    this.tenants.set(tenantId, fresh)
    return fresh
  }
}
