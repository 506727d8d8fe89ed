import { saveToDevMailbox } from '../dev-mailbox/dev-mailbox'
import type { EmailSender } from './port'

/** Sends nothing: saves each e-mail to the dev mailbox, which the demo shows as a page. */
export const createDevMailboxEmail = (dataDir: string, now: () => Date = () => new Date()): EmailSender => ({
  send: ({ id, tenant = null, to, fromName, replyTo = null, subject, text, html = null, headers = {} }) =>
    saveToDevMailbox(dataDir, {
      id,
      channel: 'email',
      tenant,
      to,
      from: fromName,
      reply_to: replyTo,
      subject,
      text,
      html,
      headers,
      sent_at: now().toISOString(),
    }),
  close: async () => undefined,
})
