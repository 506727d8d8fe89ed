import type { Pool } from 'pg'
import type { HostMap } from '@/src/domain/tenancy/host'
import { readHosts } from './hosts'
import { patiently } from './patiently'

export type HostKeeper = {
  readonly hosts: () => HostMap
  readonly reload: () => void
  /** Begins to listen, and reads once more: what changed between the first reading and the listening was not heard. */
  readonly listening: <T>(listen: () => Promise<T>) => Promise<T>
}

/** The map of hosts, read once at the start and again whenever it may have changed. */
export const keepHosts = async (db: Pool, publicUrl: string, log: (line: string) => void): Promise<HostKeeper> => {
  let hosts = await patiently(() => readHosts(db, publicUrl))
  let running = false
  let again = false
  /** One reading after the other: one begun earlier must not end later. */
  const reload = (): void => {
    again = running
    if (running) return
    running = true
    patiently(() => readHosts(db, publicUrl))
      .then(
        (read) => (hosts = read),
        (error: unknown) => log(`Hosts could not be read: ${String(error)}`),
      )
      .finally(() => {
        running = false
        if (again) reload()
      })
  }
  const listening = async <T>(listen: () => Promise<T>): Promise<T> => {
    const listener = await patiently(listen)
    reload()
    return listener
  }
  return { hosts: () => hosts, reload, listening }
}
