import type { Pool } from 'pg'
import type { HostMap } from '@/src/domain/tenancy/host'
import { readHosts } from './hosts'
import { retryUntil } from '@/src/platform/retry-until'

export type HostRegistry = {
  readonly hosts: () => HostMap
  /** Reads one tenant's hosts again, or all of them. */
  readonly reload: (tenantId?: string) => void
  /** Starts the listener and reads once more: changes between the first read and the start of listening were missed. */
  readonly startListening: <T>(listen: () => Promise<T>) => Promise<T>
}

/** The tenants to read again, or all of them. */
type PendingTenants = 'all' | ReadonlySet<string>

const addPending = (pending: PendingTenants | null, tenantId: string | undefined): PendingTenants =>
  tenantId === undefined || pending === 'all' ? 'all' : new Set([...(pending ?? []), tenantId])

/** Replaces the hosts of these tenants in the map by the ones that were read. */
const mergeHosts = (hosts: HostMap, read: HostMap, tenantIds: ReadonlySet<string>): HostMap => {
  const others = [...hosts.tenants].filter(([, { id }]) => !tenantIds.has(id))
  return { platform: read.platform, tenants: new Map([...others, ...read.tenants]) }
}

/** Reads the map of hosts at the start, and a tenant's hosts again whenever they may have changed. */
export const createHostRegistry = async (
  db: Pool,
  publicUrl: string,
  log: (line: string) => void,
): Promise<HostRegistry> => {
  let hosts = await retryUntil(() => readHosts(db, publicUrl))
  let isReading = false
  let pending: PendingTenants | null = null

  const readTenants = async (requested: PendingTenants): Promise<void> => {
    if (requested === 'all') {
      hosts = await retryUntil(() => readHosts(db, publicUrl))
      return
    }
    const read = await retryUntil(() => readHosts(db, publicUrl, [...requested]))
    hosts = mergeHosts(hosts, read, requested)
  }

  /** One read at a time: an earlier read must not finish after a later one. */
  const readNext = (): void => {
    if (isReading || pending === null) return
    const requested = pending
    pending = null
    isReading = true
    readTenants(requested)
      .catch((error: unknown) => log(`Hosts could not be read: ${String(error)}`))
      .finally(() => {
        isReading = false
        readNext()
      })
  }
  const reload = (tenantId?: string): void => {
    pending = addPending(pending, tenantId)
    readNext()
  }
  const startListening = async <T>(listen: () => Promise<T>): Promise<T> => {
    const listener = await retryUntil(listen)
    reload()
    return listener
  }
  return { hosts: () => hosts, reload, startListening }
}
