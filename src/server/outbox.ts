import 'server-only'
import { env } from '@/src/env'
import { type OutboxEntry, readOutbox } from '@/src/integrations/outbox/outbox'

const most = 100

/** Returns the messages a demo would have sent, newest first, of one dealer or of all; null outside a demo. */
export const demoOutbox = async (tenant: string | undefined): Promise<readonly OutboxEntry[] | null> =>
  env.MODE === 'demo' ? readOutbox(env.DATA_DIR, { most, tenant }) : null
