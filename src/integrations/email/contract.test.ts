import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDevMailbox } from '../dev-mailbox/dev-mailbox'
import { testEmailContract, sampleEmail, type ReceivedEmail } from './contract'
import { createDevMailboxEmail } from './embedded'
import { fakeSmtp } from './fake-smtp.test-support'
import { createSmtpEmail } from './smtp'

testEmailContract('dev-mailbox', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dev-mailbox-'))
  return {
    email: createDevMailboxEmail(folder),
    received: async () =>
      (await readDevMailbox(folder, { limit: 10 })).map(({ id, to, from, reply_to, subject, text }) => ({
        id,
        to,
        fromName: from,
        replyTo: reply_to ?? undefined,
        subject: subject ?? '',
        text,
      })),
    breakDown: null,
    rejectedAddress: null,
    close: () => rm(folder, { recursive: true, force: true }),
  }
})

/** Decodes the encoded words `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` of a header. */
const decodeHeader = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : decodeQuotedPrintable(coded.replaceAll('_', ' ')),
    )
const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const header = (head: string, name: string): string =>
  decodeHeader(new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]+/g, ' ') ?? '')

const decodeBody = (head: string, body: string): string => {
  const encoding = header(head, 'Content-Transfer-Encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body
}

const parseMessage = ({ to, source }: { readonly to: readonly string[]; readonly source: string }): ReceivedEmail => {
  const at = source.indexOf('\r\n\r\n')
  const [head, body] = [source.slice(0, at), source.slice(at + 4)]
  return {
    id: /<([^@>]+)@/.exec(header(head, 'Message-ID'))?.[1] ?? '',
    to: to.join(','),
    fromName: header(head, 'From')
      .replace(/\s*<[^<]*>$/, '')
      .replace(/^"|"$/g, '')
      .replaceAll('\\"', '"'),
    replyTo: header(head, 'Reply-To') || undefined,
    subject: header(head, 'Subject'),
    text: decodeBody(head, body).replaceAll('\r\n', '\n').trimEnd(),
  }
}

testEmailContract('SMTP', async () => {
  const fake = await fakeSmtp()
  const email = createSmtpEmail(fake.url, { from: 'Forecourt <no-reply@dealers.example>', timeoutMs: 2000 })
  return {
    email,
    received: async () => fake.taken.map(parseMessage),
    breakDown: () => {
      fake.state = 'away'
      return createSmtpEmail(fake.url, { from: 'no-reply@dealers.example', timeoutMs: 500 })
    },
    rejectedAddress: 'nobody@edge.example',
    close: async () => {
      await email.close()
      await fake.close()
    },
  }
})

test("[LEAD-08] a busy mail server is a temporary error; the sender's address is the installation's", async () => {
  const fake = await fakeSmtp()
  const email = createSmtpEmail(fake.url, { from: 'Forecourt <no-reply@dealers.example>', timeoutMs: 2000 })
  fake.state = 'busy'
  await expect(email.send(sampleEmail)).rejects.toThrow(/later/)
  fake.state = 'well'
  await email.send({ ...sampleEmail, headers: { 'List-Unsubscribe': '<https://edge.example/x>' } })
  expect(fake.taken[0]?.source).toContain('<no-reply@dealers.example>')
  expect(fake.taken[0]?.source).toContain(`Message-ID: <${sampleEmail.id}@dealers.example>`)
  expect(fake.taken[0]?.source).toContain('List-Unsubscribe: <https://edge.example/x>')
  await email.close()
  await fake.close()
})

test('[LEAD-08] the dev mailbox lists the newest first and filters by dealer', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dev-mailbox-'))
  expect(await readDevMailbox(folder, { limit: 5 })).toEqual([])
  const email = createDevMailboxEmail(folder)
  for (const [id, tenant] of [
    ['one', 'a'],
    ['two', 'b'],
    ['../three', 'a'],
  ] as const) {
    await email.send({ ...sampleEmail, id, tenant })
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  const ids = async (tenant?: string) => (await readDevMailbox(folder, { limit: 5, tenant })).map(({ id }) => id)
  expect(await ids()).toEqual(['../three', 'two', 'one'])
  expect(await ids('a')).toEqual(['../three', 'one'])
  expect(await readDevMailbox(folder, { limit: 1 })).toHaveLength(1)
  await rm(folder, { recursive: true, force: true })
})
