import { randomUUID } from 'node:crypto'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import type { Env } from '@/src/env'
import { emailSender } from '@/src/integrations/email/index'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Mail addresses in Payload's formats: a string, or a name with an address. */
const addressOf = (to: SendEmailOptions['to']): string => {
  const one: unknown = Array.isArray(to) ? to[0] : to
  return typeof one === 'object' && one !== null && 'address' in one ? textOf(one.address) : textOf(one)
}

/** Converts an HTML mail to plain text, with the address of a link after its text. */
const plain = (html: string): string =>
  html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, words: string) =>
      words.includes(href) ? words : `${words} ${href}`,
    )
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim()

/**
 * Creates the adapter by which Payload sends the panel's own mails, such as a password reset. They belong to no dealer.
 */
export const platformMail = (env: Env): EmailAdapter<void> => {
  const email = emailSender(env)
  return () => ({
    name: 'forecourt',
    defaultFromName: 'Forecourt',
    defaultFromAddress: env.EMAIL_FROM ?? 'no-reply@localhost',
    sendEmail: async ({ to, subject, text, html }) => {
      const written = textOf(html)
      await email.send({
        id: randomUUID(),
        to: addressOf(to),
        fromName: 'Forecourt',
        subject: textOf(subject),
        text: textOf(text) || plain(written),
        ...(written === '' ? {} : { html: written }),
      })
    },
  })
}
