import type { Env } from '@/src/env'
import { createEmailSender } from '@/src/integrations/email/index'
import { createSmsSender } from '@/src/integrations/sms/index'
import type { Senders } from '@/src/jobs/message-worker'

/** Creates the senders of messages and leads that the environment configures. */
export const createSenders = (env: Env): Senders => ({
  email: createEmailSender(env),
  sms: createSmsSender(env),
  platform: env.PUBLIC_URL,
})
