import { randomUUID } from 'node:crypto'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import type { Env } from '@/src/env'
import { createEmailSender } from '@/src/integrations/email/index'

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Mail addresses in Payload's formats: a string, or a name with an address. */
const toAddress = (to: SendEmailOptions['to']): string => {
  const recipient: unknown = Array.isArray(to) ? to[0] : to
  return typeof recipient === 'object' && recipient !== null && 'address' in recipient
    ? toText(recipient.address)
    : toText(recipient)
}

/** Converts an HTML mail to plain text, with the address of a link after its text. */
const htmlToText = (html: string): string =>
  html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, linkText: string) =>
      linkText.includes(href) ? linkText : `${linkText} ${href}`,
    )
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim()

/**
 * Creates the adapter by which Payload sends the panel's own mails, such as a password reset. They belong to no dealer.
 */
export const createPlatformMailAdapter = (env: Env): EmailAdapter<void> => {
  const email = createEmailSender(env)
  return () => ({
    name: 'forecourt',
    defaultFromName: 'Forecourt',
    defaultFromAddress: env.EMAIL_FROM ?? 'no-reply@localhost',
    sendEmail: async ({ to, subject, text, html }) => {
      const htmlText = toText(html)
      await email.send({
        id: randomUUID(),
        to: toAddress(to),
        fromName: 'Forecourt',
        subject: toText(subject),
        text: toText(text) || htmlToText(htmlText),
        ...(htmlText === '' ? {} : { html: htmlText }),
      })
    },
  })
}
