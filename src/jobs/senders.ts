import type { Env } from '@/src/env'
import { emailSender } from '@/src/integrations/email/index'
import { smsSender } from '@/src/integrations/sms/index'
import type { Senders } from './outbox'

/** Creates the senders of messages and leads that the environment configures. */
export const senders = (env: Env): Senders => ({
  email: emailSender(env),
  sms: smsSender(env),
  platform: env.PUBLIC_URL,
})
