import type { LogPosition } from '@/src/domain/stock/search-record/log-position'
import type { PageEntry } from './entry'

export type Expiry =
  /** Anything of this tenant may have changed. */
  | { readonly tenantId: string }
  /** The engine now includes changes of this tenant's stock up to a transaction. */
  | { readonly tenantId: string; readonly stock: true; readonly newest?: LogPosition }
  /** Anything of any tenant may have changed. */
  | 'everything'

/** Difference between this process's clock and Postgres's, which all processes share, and its possible error. */
export type SharedClock = { readonly ahead: number; readonly within: number }

/** The times of a page that another process rendered: the earliest possible moments, on the shared clock. */
export type SharedPageTimes = Pick<PageEntry, 'startedAt' | 'read' | 'stock' | 'position' | 'until'>

type TenantChanges = { content: number; stock: number; newest: bigint }

const noChanges: TenantChanges = { content: 0, stock: 0, newest: -1n }

/**
 * Records the changes that this process has received, and decides which pages they make stale. A page counts as old as
 * the start of its rendering, so one started before a change and stored after it is stale. A page without vehicles
 * survives a change of stock. One tenant's changes never affect another tenant's pages.
 */
export class Staleness {
  private readonly changes = new Map<string, TenantChanges>()
  private everythingChangedAt = 0
  private listeningSince: number | null = null
  clock: SharedClock | null = null

  expire(expiry: Expiry, now: number): void {
    if (expiry === 'everything') {
      this.everythingChangedAt = now
      return
    }
    const tenantChanges = { ...(this.changes.get(expiry.tenantId) ?? noChanges) }
    if (!('stock' in expiry)) tenantChanges.content = now
    else {
      tenantChanges.stock = now
      const newest = BigInt(expiry.newest ?? -1)
      if (newest > tenantChanges.newest) tenantChanges.newest = newest
    }
    this.changes.set(expiry.tenantId, tenantChanges)
  }

  /** From this moment on every change is received; null while none is. */
  setListeningSince(since: number | null): void {
    this.listeningSince = since
  }

  isStale(
    tenantId: string,
    { startedAt, read, stock, until }: Pick<PageEntry, 'startedAt' | 'read' | 'stock' | 'until'>,
    now: number,
  ): boolean {
    if (now >= until || this.hasChanged(tenantId, read)) return true
    return stock && startedAt <= (this.changes.get(tenantId) ?? noChanges).stock
  }

  /** Returns whether any content of this tenant may have changed since a moment. */
  hasChanged(tenantId: string, since: number): boolean {
    return since <= this.everythingChangedAt || since <= (this.changes.get(tenantId) ?? noChanges).content
  }

  /**
   * Returns whether a page that another process rendered may be served here. It must have started after every change
   * received here, whatever the difference between the clocks, with an engine that had applied every change of stock
   * that the engine here has.
   */
  canServe(tenantId: string, sharedPage: SharedPageTimes, now: number): boolean {
    const { clock, listeningSince: listening } = this
    if (clock === null || listening === null) return false
    const toLocalClock = (moment: number): number => moment - clock.ahead - clock.within
    const [startedAt, read] = [toLocalClock(sharedPage.startedAt), toLocalClock(sharedPage.read)]
    if (read <= listening || this.isStale(tenantId, { ...sharedPage, startedAt, read }, now)) return false
    const newest = (this.changes.get(tenantId) ?? noChanges).newest
    return !sharedPage.stock || sharedPage.position === null || BigInt(sharedPage.position) > newest
  }

  /** Converts a moment here to the earliest possible moment on the shared clock; null if the difference is unknown. */
  toSharedClock(moment: number): number | null {
    return this.clock === null || this.listeningSince === null ? null : moment + this.clock.ahead - this.clock.within
  }
}
