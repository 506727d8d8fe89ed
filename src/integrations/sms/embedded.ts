import { saveToDevMailbox } from '../dev-mailbox/dev-mailbox'
import { PermanentSendError } from '../permanent-send-error'
import type { SmsSender } from './port'

/** Sends nothing: saves each text message to the dev mailbox, which the demo shows as a page. */
export const createDevMailboxSms = (dataDir: string, now: () => Date = () => new Date()): SmsSender => ({
  send: ({ id, tenant = null, to, fromName, text }) =>
    saveToDevMailbox(dataDir, {
      id,
      channel: 'sms',
      tenant,
      to,
      from: fromName,
      reply_to: null,
      subject: null,
      text,
      html: null,
      headers: {},
      sent_at: now().toISOString(),
    }),
})

/** For installations without a provider: every message is rejected with that reason. */
export const noSms: SmsSender = {
  send: async () => {
    throw new PermanentSendError('This installation has no SMS provider. Set SMS_AUTH_TOKEN to add one.')
  },
}
