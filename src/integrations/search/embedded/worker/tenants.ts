import { buildSegment } from '../segment/build'
import { liveIndex, type LiveIndex } from '../segment/live'
import { RecordStore } from '../segment/record-store'
import type { Segment } from '../segment/types'
import type { IndexPlan } from '../settings'
import type { Applied, Change, Merge } from './messages'

/** The most changes since the large segment was built that queries see at once; further ones wait for a merge. */
const deltaCapacity = 256
/** From this number of changes, a merge is due. */
const deltaFull = 192
/** Changes are staged, and so visible before their merge, if there are at least this many records per change. */
const stagedBelow = 4

type Tenant = {
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

  /** Ignores changes of a tenant that was never loaded, because its records are read later. */
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

  /** Called before a tenant's records are read again; later changes are not included in them. */
  startReplace(tenantId: string): void {
    const tenant = this.tenantOf(tenantId)
    tenant.log = new Map()
    tenant.waiting = new Map()
  }

  /** Returns the changes to merge; null if a build is running, or if all changes are visible and few. */
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

  /** Makes the changes of the current merge visible, with a view of the same base that the build worker created. */
  show(tenantId: string, { base, delta, deltaCodes }: LiveIndex): void {
    const tenant = this.tenants.get(tenantId)
    if (!tenant?.staged) return
    tenant.changes = tenant.staged
    tenant.view = { base: { ...base, segment: tenant.base }, delta, deltaCodes }
  }

  /** Swaps in a built segment. Null means that the build failed; its changes then wait for the next merge. */
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
    // While changes were staged, later ones did not become visible.
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

  /** Restores the segment of a crashed worker; the owner reads later changes again. */
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
