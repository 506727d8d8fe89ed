import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDevMailbox } from '../dev-mailbox/dev-mailbox'
import { PermanentSendError } from '../permanent-send-error'
import { sampleMessage, testSmsContract } from './contract'
import { createDevMailboxSms } from './embedded'
import { createSmsSender } from './index'
import { createTwilioSms } from './twilio'

testSmsContract('dev-mailbox', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dev-mailbox-'))
  return {
    sms: createDevMailboxSms(folder),
    received: async () => (await readDevMailbox(folder, { limit: 10 })).map(({ to, text }) => ({ to, text })),
    breakDown: null,
    rejectedNumber: null,
    close: () => rm(folder, { recursive: true, force: true }),
  }
})

type TwilioCall = { readonly path: string; readonly authorization: string; readonly form: URLSearchParams }

const startFakeTwilio = async () => {
  const calls: TwilioCall[] = []
  let hang = false
  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const form = new URLSearchParams(body)
    if (hang) return
    const authorization = request.headers.authorization ?? ''
    if (authorization !== `Basic ${Buffer.from('AC1:secret').toString('base64')}`) return answer(response, 401, {})
    if (form.get('To') === '+61400000000') return answer(response, 400, { code: 21211, message: 'Invalid number' })
    calls.push({ path: request.url ?? '', authorization, form })
    answer(response, 201, { sid: 'SM1' })
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    hang: () => {
      hang = true
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

testSmsContract('Twilio', async () => {
  const fake = await startFakeTwilio()
  const options = { account: 'AC1', token: 'secret', from: '+61255501234' }
  return {
    sms: createTwilioSms(fake.address, options),
    received: async () => fake.calls.map(({ form }) => ({ to: form.get('To') ?? '', text: form.get('Body') ?? '' })),
    breakDown: () => {
      fake.hang()
      return createTwilioSms(fake.address, { ...options, timeoutMs: 300 })
    },
    rejectedNumber: '+61400000000',
    close: () => fake.close(),
  }
})

test('[ACC-01] calls Twilio as documented; a wrong token is not a permanent error of the message', async () => {
  const fake = await startFakeTwilio()
  const env = { DATA_DIR: '.', SMS_DRIVER: 'twilio', SMS_API_URL: fake.address, SMS_ACCOUNT_SID: 'AC1' } as const
  await createSmsSender({ ...env, SMS_AUTH_TOKEN: 'secret', SMS_FROM: 'MG9' }).send(sampleMessage)
  expect(fake.calls[0]?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(fake.calls[0]?.form.get('MessagingServiceSid')).toBe('MG9')
  const wrong = createSmsSender({ ...env, SMS_AUTH_TOKEN: 'wrong', SMS_FROM: '+61255501234' }).send(sampleMessage)
  await expect(wrong).rejects.toThrow(/401/)
  await expect(wrong).rejects.not.toBeInstanceOf(PermanentSendError)
  await fake.close()
})

test('[ACC-01] without a provider, rejects with the reason', async () => {
  const sent = createSmsSender({
    DATA_DIR: '.',
    SMS_DRIVER: 'off',
    SMS_API_URL: undefined,
    SMS_ACCOUNT_SID: undefined,
    SMS_AUTH_TOKEN: undefined,
    SMS_FROM: undefined,
  }).send(sampleMessage)
  await expect(sent).rejects.toThrow(/has no SMS provider/)
})
