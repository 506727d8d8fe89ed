import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import type { HostMap, TenantHost } from '@/src/domain/tenancy/host'
import type { createImageHandler } from '@/src/integrations/images/handler'
import type { Beacons } from './beacons'
import type { LiveHandler } from './live/live-handler'
import type { SearchService } from './stock-search'
import type { ContentReports } from './content-reports'
import type { SiteHeaders } from './site-headers'

/** Everything that the handlers of requests share. `src/main/web-server.ts` creates it when the process starts. */
export type WebServices = {
  readonly db: Pool
  readonly search: SearchService
  readonly images: ReturnType<typeof createImageHandler>
  readonly hosts: () => HostMap
  readonly searchKey: (tenant: TenantHost) => unknown
  readonly live: LiveHandler
  readonly beacons: Beacons
  readonly reports: ContentReports
  /** Returns whether a request comes from signed-in staff. */
  readonly isStaff: (request: IncomingMessage) => Promise<boolean>
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly headers: SiteHeaders
  /** The address of the panel, from the configuration alone. */
  readonly panelUrl: string
  /** Addresses of trusted proxies: their X-Forwarded-For is believed. */
  readonly proxies?: readonly string[]
  /** True if the platform's host serves the empty pages that benchmarks compare with. */
  readonly control?: boolean
}
