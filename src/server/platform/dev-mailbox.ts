import 'server-only'
import { env } from '@/src/env'
import { type DevMailboxMessage, readDevMailbox } from '@/src/integrations/dev-mailbox/dev-mailbox'

const MAX_MESSAGES = 100

/** Returns the messages a demo would have sent, newest first, of one dealer or of all; null outside a demo. */
export const readDemoMailbox = async (tenant: string | undefined): Promise<readonly DevMailboxMessage[] | null> =>
  env.MODE === 'demo' ? readDevMailbox(env.DATA_DIR, { limit: MAX_MESSAGES, tenant }) : null
