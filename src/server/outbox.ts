import 'server-only'
import { env } from '@/src/env'
import { type OutboxEntry, readOutbox } from '@/src/integrations/outbox/outbox'

const most = 100

/** What a demo would have sent, the newest first, of one dealer or of all; null where nothing of it is anybody's to read. */
export const demoOutbox = async (tenant: string | undefined): Promise<readonly OutboxEntry[] | null> =>
  env.MODE === 'demo' ? readOutbox(env.DATA_DIR, { most, tenant }) : null
