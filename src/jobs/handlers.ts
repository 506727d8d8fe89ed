import type { Pool } from 'pg'
import type { HostedSearch } from '@/src/integrations/search/port'
import { pruneEndedSessions } from '@/src/services/accounts/shoppers'
import { pruneCodes } from '@/src/services/accounts/request-code'
import { sendAlerts } from '@/src/services/alerts/send-alerts'
import { copyViews } from '@/src/services/statistics/copy-views'
import { pruneEvents } from '@/src/services/statistics/prune-events'
import { pruneRateLimits } from '@/src/services/limits/count-attempts'
import { pruneMessages } from '@/src/services/messages/prune-messages'
import { prunePrizeSpins } from '@/src/services/sales/prune-prize-spins'
import { pruneEmailChanges } from '@/src/services/staff/email-changes'
import { pruneInvitations } from '@/src/services/staff/invitations'
import { pruneSignIns } from '@/src/services/staff/sessions'
import { pruneDrafts } from '@/src/services/stock/drafts/draft-store'
import { runDueFeeds, type DueOptions } from '@/src/services/stock/fetch-due-feeds'
import { runDuePriceChanges } from '@/src/services/stock/price-changes/run-due'
import { logAllStock, pruneStockChanges } from '@/src/services/stock-index/change-log'
import { syncHosted } from '@/src/services/stock-index/sync-hosted'
import { removeDueUploads } from '@/src/services/uploads/removals'
import { uploads } from '@/src/services/uploads/upload-store'
import { env } from '@/src/env'
import type { Handlers } from './job-queue'
import { purgeTenants } from './purge-tenants'
import { settleSales } from './settle-sales'

/** Notifies all web processes that a tenant's search results have changed. */
const notifySearchChanged =
  (db: Pool) =>
  async (tenantId: string): Promise<void> => {
    await db.query("SELECT pg_notify('forecourt_content', $1 || ':search')", [tenantId])
  }

/** Creates the handlers of all scheduled jobs. Handlers are idempotent, because a job may run twice. */
export const createJobHandlers = (
  db: Pool,
  hosted: HostedSearch | null,
  feeds: DueOptions = {},
): Required<Handlers> => ({
  'copy-views': async () => {
    await copyViews(db)
  },
  'fetch-feeds': async ({ signal }) => {
    await runDueFeeds(db, new Date(), { ...feeds, signal })
  },
  'price-changes': async () => {
    await runDuePriceChanges(db, new Date())
  },
  prune: async () => {
    await pruneCodes(db)
    await pruneEndedSessions(db)
    await pruneEvents(db)
    await pruneMessages(db)
    await prunePrizeSpins(db)
    await pruneRateLimits(db, new Date())
    await pruneSignIns(db)
    await pruneInvitations(db)
    await pruneEmailChanges(db)
    await pruneDrafts(db)
  },
  'prune-stock-changes': async () => {
    await pruneStockChanges(db)
  },
  'purge-tenants': purgeTenants(db, hosted, uploads),
  'remove-uploads': async ({ signal }) => {
    await removeDueUploads(db, uploads, signal)
  },
  'renew-index': async () => {
    await logAllStock(db)
  },
  'send-alerts': async ({ signal }) => {
    await sendAlerts(db, new Date(), { platform: env.PUBLIC_URL, signal })
  },
  'settle-sales': settleSales(db),
  'sync-search': async ({ signal }) => {
    if (hosted) await syncHosted({ db, indexer: hosted.indexer, signal, onApplied: notifySearchChanged(db) })
  },
})
