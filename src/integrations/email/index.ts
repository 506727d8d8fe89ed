import type { Env } from '@/src/env'
import { outboxEmail } from './embedded'
import type { EmailSender } from './port'
import { smtpEmail } from './smtp'

type Names = 'EMAIL_DRIVER' | 'SMTP_URL' | 'EMAIL_FROM' | 'DATA_DIR'

/** Creates a sender for the mail server set in the environment, or for the dev mailbox if none is set. */
export const emailSender = (env: Pick<Env, Names>): EmailSender =>
  env.EMAIL_DRIVER === 'smtp' && env.SMTP_URL
    ? smtpEmail(env.SMTP_URL, { from: env.EMAIL_FROM ?? 'no-reply@localhost' })
    : outboxEmail(env.DATA_DIR)
