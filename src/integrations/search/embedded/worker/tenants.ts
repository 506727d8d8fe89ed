import { buildSegment } from '../segment/build'
import { liveIndex, type LiveIndex } from '../segment/live'
import { RecordStore } from '../segment/record-store'
import type { Segment } from '../segment/types'
import type { IndexPlan } from '../settings'
import type { Applied, Change, Merge } from './messages'

/** Records changed since the large segment was built; beyond it changes wait for a merge. */
const deltaCapacity = 256
/** From here on a merge is due. */
const deltaFull = 192
/** Changes so many times fewer than the records are seen before they are merged: the small segment is built elsewhere. */
const stagedBelow = 4

type Tenant = {
  base: Segment
  ready: boolean
  /** What the small segment holds. */
  changes: Map<string, string | null>
  /** What waits for a merge. */
  waiting: Map<string, string | null>
  /** What came since a build began; null while none runs. */
  log: Map<string, string | null> | null
  /** What a build that is under way merges, where queries are to see it sooner: what comes now waits for the build. */
  staged: Map<string, string | null> | null
  view: LiveIndex
}

/** The tenants' indexes as queries see them. A build elsewhere is adopted whole, between two queries. */
export class Tenants {
  private readonly tenants = new Map<string, Tenant>()
  private readonly plan: IndexPlan
  private readonly emptySegment: Segment
  private readonly empty: LiveIndex

  constructor(plan: IndexPlan) {
    this.plan = plan
    this.emptySegment = buildSegment(plan, new RecordStore())
    this.empty = liveIndex(plan, this.emptySegment, new Map())
  }

  indexOf(tenantId: string): { index: LiveIndex; ready: boolean } {
    const tenant = this.tenants.get(tenantId)
    return { index: tenant?.view ?? this.empty, ready: tenant?.ready ?? false }
  }

  /** Changes of a tenant that was never loaded are left out: its records will be read when it is. */
  apply(tenantId: string, changes: readonly Change[]): Applied {
    const tenant = this.tenants.get(tenantId)
    if (!tenant) return { visible: true, full: false }
    if (tenant.log) for (const [id, json] of changes) tenant.log.set(id, json)
    const together = new Map([...tenant.changes, ...changes])
    const visible = tenant.ready && !tenant.staged && tenant.waiting.size === 0 && together.size <= deltaCapacity
    if (visible) {
      tenant.changes = together
      tenant.view = liveIndex(this.plan, tenant.base, together)
    } else if (!tenant.log) for (const [id, json] of changes) tenant.waiting.set(id, json)
    return { visible, full: together.size >= deltaFull }
  }

  /** The tenant's records are about to be read anew: what changes from now on is not among them. */
  startReplace(tenantId: string): void {
    const tenant = this.tenantOf(tenantId)
    tenant.log = new Map()
    tenant.waiting = new Map()
  }

  /** What is to be merged; null where a build is under way, or everything is seen and little. */
  startMerge(tenantId: string): Merge | null {
    const tenant = this.tenants.get(tenantId)
    if (!tenant || tenant.log) return null
    if (tenant.ready && tenant.waiting.size === 0 && tenant.changes.size < deltaFull) return null
    const changes = new Map([...tenant.changes, ...tenant.waiting])
    const staged = tenant.ready && tenant.waiting.size > 0 && changes.size * stagedBelow <= tenant.base.size
    tenant.log = new Map()
    tenant.waiting = new Map()
    tenant.staged = staged ? changes : null
    return { base: tenant.base, changes: [...changes], staged }
  }

  /** Has queries see what is being merged, by a view of the same base that was built elsewhere. */
  show(tenantId: string, { base, delta, deltaCodes }: LiveIndex): void {
    const tenant = this.tenants.get(tenantId)
    if (!tenant?.staged) return
    tenant.changes = tenant.staged
    tenant.view = { base: { ...base, segment: tenant.base }, delta, deltaCodes }
  }

  /** Swaps a built segment in; null gives the build up, and what it would have held waits again. */
  adopt(tenantId: string, segment: Segment | null, given: readonly Change[] = []): { full: boolean } {
    const tenant = this.tenants.get(tenantId)
    if (!tenant?.log) return { full: false }
    const { log, staged } = tenant
    tenant.log = null
    tenant.staged = null
    if (!segment) {
      tenant.waiting = new Map([...given, ...log])
      return { full: tenant.waiting.size > 0 }
    }
    // While changes were staged, nothing that came was seen.
    const changes: ReadonlyMap<string, string | null> = staged ? new Map() : tenant.changes
    const seen = [...log].filter(([id]) => changes.has(id))
    tenant.waiting = new Map([...log].filter(([id]) => !changes.has(id)))
    tenant.changes = new Map(seen)
    tenant.base = segment
    tenant.ready = true
    if (tenant.waiting.size + seen.length <= deltaCapacity) {
      tenant.changes = log
      tenant.waiting = new Map()
    }
    tenant.view = liveIndex(this.plan, segment, tenant.changes)
    return { full: tenant.waiting.size > 0 || tenant.changes.size >= deltaFull }
  }

  /** What another worker held before it ended; its changes since are read anew by the owner. */
  restore(tenantId: string, segment: Segment): void {
    const tenant = this.tenantOf(tenantId)
    if (tenant.ready) return
    tenant.base = segment
    tenant.ready = true
    tenant.view = liveIndex(this.plan, segment, tenant.changes)
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

  private tenantOf(tenantId: string): Tenant {
    const known = this.tenants.get(tenantId)
    if (known) return known
    const fresh: Tenant = {
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
