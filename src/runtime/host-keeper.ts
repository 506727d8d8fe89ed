import type { Pool } from 'pg'
import type { HostMap } from '@/src/domain/tenancy/host'
import { readHosts } from './hosts'
import { patiently } from './patiently'

export type HostKeeper = { readonly hosts: () => HostMap; readonly reload: () => void }

/** The map of hosts, read once at the start and again whenever it may have changed. */
export const keepHosts = async (db: Pool, publicUrl: string, log: (line: string) => void): Promise<HostKeeper> => {
  let hosts = await patiently(() => readHosts(db, publicUrl))
  return {
    hosts: () => hosts,
    reload: () => {
      patiently(() => readHosts(db, publicUrl)).then(
        (read) => (hosts = read),
        (error: unknown) => log(`Hosts could not be read: ${String(error)}`),
      )
    },
  }
}
