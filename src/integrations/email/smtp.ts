import nodemailer from 'nodemailer'
import { PermanentSendError } from '../permanent-send-error'
import type { EmailSender, EmailMessage } from './port'

type SmtpOptions = {
  /** The sender's address, `no-reply@dealers.example`, with or without a name before it. */
  readonly from: string
  readonly timeoutMs?: number
}

/** The time the mail server has for each of its answers. */
const TIMEOUT_MS = 10_000

const parseAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1]?.trim() ?? from.trim()

const toSendError = (error: unknown): Error => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  const reason = (message ?? String(error)).slice(0, 300)
  // A 5xx about the address or the message is permanent (RFC 5321 §4.2.1). One about our account is retried.
  const isPermanent = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return isPermanent ? new PermanentSendError(reason) : new Error(reason)
}

const toSmtpMessage = (mail: EmailMessage, from: string, host: string) => ({
  messageId: `<${mail.id}@${host}>`,
  from: { name: mail.fromName, address: from },
  // As an object, so that a comma in the address cannot add a second recipient.
  to: { name: '', address: mail.to },
  ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html === undefined ? {} : { html: mail.html }),
  headers: mail.headers ?? {},
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends through any mail server by SMTP: `smtp://user:password@host:587`, `smtps://…:465`. */
export const createSmtpEmail = (url: string, { from, timeoutMs = TIMEOUT_MS }: SmtpOptions): EmailSender => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  const address = parseAddress(from)
  const host = address.split('@').at(-1) ?? 'localhost'
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toSmtpMessage(mail, address, host))
      } catch (error) {
        throw toSendError(error)
      }
    },
    close: async () => transport.close(),
  }
}
