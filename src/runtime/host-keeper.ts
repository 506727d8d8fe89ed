import type { Pool } from 'pg'
import type { HostMap } from '@/src/domain/tenancy/host'
import { readHosts } from './hosts'
import { patiently } from './patiently'

export type HostKeeper = {
  readonly hosts: () => HostMap
  /** Reads again what may have changed: one tenant's hosts, or all of them. */
  readonly reload: (tenantId?: string) => void
  /** Begins to listen, and reads once more: what changed between the first reading and the listening was not heard. */
  readonly listening: <T>(listen: () => Promise<T>) => Promise<T>
}

/** What is to be read: everything, or these tenants. */
type Wanted = 'all' | ReadonlySet<string>

const wantedWith = (wanted: Wanted | null, tenantId: string | undefined): Wanted =>
  tenantId === undefined || wanted === 'all' ? 'all' : new Set([...(wanted ?? []), tenantId])

/** The map with what was read of these tenants in place of what it had of them. */
const merged = (hosts: HostMap, read: HostMap, of: ReadonlySet<string>): HostMap => {
  const others = [...hosts.tenants].filter(([, { id }]) => !of.has(id))
  return { platform: read.platform, tenants: new Map([...others, ...read.tenants]) }
}

/** The map of hosts, read once at the start, and of a tenant again whenever it may have changed. */
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

  /** One reading after the other: one begun earlier must not end later. */
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
