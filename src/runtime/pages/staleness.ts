import type { LogPosition } from '@/src/services/stock-index/change-log'
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
export type Foreign = Pick<PageEntry, 'begun' | 'read' | 'stock' | 'position' | 'until'>

type Heard = { content: number; stock: number; newest: bigint }

const nothing: Heard = { content: 0, stock: 0, newest: -1n }

/**
 * Records the changes that this process has received, and decides which pages they make stale. A page counts as old as
 * the start of its rendering, so one begun before a change and stored after it is stale. A page without vehicles
 * survives a change of stock. One tenant's changes never affect another tenant's pages.
 */
export class Staleness {
  private readonly heard = new Map<string, Heard>()
  private everything = 0
  private listening: number | null = null
  clock: SharedClock | null = null

  expire(expiry: Expiry, now: number): void {
    if (expiry === 'everything') {
      this.everything = now
      return
    }
    const heard = { ...(this.heard.get(expiry.tenantId) ?? nothing) }
    if (!('stock' in expiry)) heard.content = now
    else {
      heard.stock = now
      const newest = BigInt(expiry.newest ?? -1)
      if (newest > heard.newest) heard.newest = newest
    }
    this.heard.set(expiry.tenantId, heard)
  }

  /** From this moment on every change is received; null while none is. */
  listen(since: number | null): void {
    this.listening = since
  }

  isStale(
    tenantId: string,
    { begun, read, stock, until }: Pick<PageEntry, 'begun' | 'read' | 'stock' | 'until'>,
    now: number,
  ): boolean {
    if (now >= until || this.hasChanged(tenantId, read)) return true
    return stock && begun <= (this.heard.get(tenantId) ?? nothing).stock
  }

  /** Returns whether any content of this tenant may have changed since a moment. */
  hasChanged(tenantId: string, since: number): boolean {
    return since <= this.everything || since <= (this.heard.get(tenantId) ?? nothing).content
  }

  /**
   * Returns whether a page that another process rendered may be served here. It must have begun after every change
   * received here, whatever the difference between the clocks, with an engine that knew every change of stock that the
   * engine here knows.
   */
  mayShow(tenantId: string, foreign: Foreign, now: number): boolean {
    const { clock, listening } = this
    if (clock === null || listening === null) return false
    const here = (moment: number): number => moment - clock.ahead - clock.within
    const [begun, read] = [here(foreign.begun), here(foreign.read)]
    if (read <= listening || this.isStale(tenantId, { ...foreign, begun, read }, now)) return false
    const newest = (this.heard.get(tenantId) ?? nothing).newest
    return !foreign.stock || foreign.position === null || BigInt(foreign.position) > newest
  }

  /** Converts a moment here to the earliest possible moment on the shared clock; null if the difference is unknown. */
  onSharedClock(moment: number): number | null {
    return this.clock === null || this.listening === null ? null : moment + this.clock.ahead - this.clock.within
  }
}
