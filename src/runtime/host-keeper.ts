import type { Pool } from 'pg'
import type { HostMap } from '@/src/domain/tenancy/host'
import { readHosts } from './hosts'
import { patiently } from './patiently'

export type HostKeeper = {
  readonly hosts: () => HostMap
  /** Reads one tenant's hosts again, or all of them. */
  readonly reload: (tenantId?: string) => void
  /** Starts the listener and reads once more: changes between the first read and the start of listening were missed. */
  readonly listening: <T>(listen: () => Promise<T>) => Promise<T>
}

/** The tenants to read again, or all of them. */
type Wanted = 'all' | ReadonlySet<string>

const wantedWith = (wanted: Wanted | null, tenantId: string | undefined): Wanted =>
  tenantId === undefined || wanted === 'all' ? 'all' : new Set([...(wanted ?? []), tenantId])

/** Replaces the hosts of these tenants in the map by the ones that were read. */
const merged = (hosts: HostMap, read: HostMap, of: ReadonlySet<string>): HostMap => {
  const others = [...hosts.tenants].filter(([, { id }]) => !of.has(id))
  return { platform: read.platform, tenants: new Map([...others, ...read.tenants]) }
}

/** Reads the map of hosts at the start, and a tenant's hosts again whenever they may have changed. */
export const keepHosts = async (db: Pool, publicUrl: string, log: (line: string) => void): Promise<HostKeeper> => {
  let hosts = await patiently(() => readHosts(db, publicUrl))
  let running = false
  let wanted: Wanted | null = null

  const readWanted = async (now: Wanted): Promise<void> => {
    if (now === 'all') {
      hosts = await patiently(() => readHosts(db, publicUrl))
      return
    }
    const read = await patiently(() => readHosts(db, publicUrl, [...now]))
    hosts = merged(hosts, read, now)
  }

  /** One read at a time: an earlier read must not finish after a later one. */
  const next = (): void => {
    if (running || wanted === null) return
    const now = wanted
    wanted = null
    running = true
    readWanted(now)
      .catch((error: unknown) => log(`Hosts could not be read: ${String(error)}`))
      .finally(() => {
        running = false
        next()
      })
  }
  const reload = (tenantId?: string): void => {
    wanted = wantedWith(wanted, tenantId)
    next()
  }
  const listening = async <T>(listen: () => Promise<T>): Promise<T> => {
    const listener = await patiently(listen)
    reload()
    return listener
  }
  return { hosts: () => hosts, reload, listening }
}
