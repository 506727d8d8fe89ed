import type { Env } from '@/src/env'
import { createDevMailboxEmail } from './embedded'
import type { EmailSender } from './port'
import { createSmtpEmail } from './smtp'

type EnvNames = 'EMAIL_DRIVER' | 'SMTP_URL' | 'EMAIL_FROM' | 'DATA_DIR'

/** Creates a sender for the mail server set in the environment, or for the dev mailbox if none is set. */
export const createEmailSender = (env: Pick<Env, EnvNames>): EmailSender =>
  env.EMAIL_DRIVER === 'smtp' && env.SMTP_URL
    ? createSmtpEmail(env.SMTP_URL, { from: env.EMAIL_FROM ?? 'no-reply@localhost' })
    : createDevMailboxEmail(env.DATA_DIR)
