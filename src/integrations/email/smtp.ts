import nodemailer from 'nodemailer'
import { Refused } from '../refused'
import type { EmailSender, Mail } from './port'

type Options = {
  /** The sender's address, `no-reply@dealers.example`, with or without a name before it. */
  readonly from: string
  readonly timeoutMs?: number
}

/** The time the mail server has for each of its answers. */
const patience = 10_000

const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1]?.trim() ?? from.trim()

const problemOf = (error: unknown): Error => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  const said = (message ?? String(error)).slice(0, 300)
  // A 5xx about the address or the message is permanent (RFC 5321 §4.2.1). One about our account is retried.
  const forGood = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return forGood ? new Refused(said) : new Error(said)
}

const messageOf = (mail: Mail, from: string, host: string) => ({
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
export const smtpEmail = (url: string, { from, timeoutMs = patience }: Options): EmailSender => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  const address = addressIn(from)
  const host = address.split('@').at(-1) ?? 'localhost'
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, address, host))
      } catch (error) {
        throw problemOf(error)
      }
    },
    close: async () => transport.close(),
  }
}
