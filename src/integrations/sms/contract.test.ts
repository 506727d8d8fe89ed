import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOutbox } from '../outbox/outbox'
import { Refused } from '../refused'
import { message, smsContract } from './contract'
import { outboxSms } from './embedded'
import { smsSender } from './index'
import { twilioSms } from './twilio'

smsContract('outbox', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'outbox-'))
  return {
    sms: outboxSms(folder),
    received: async () => (await readOutbox(folder, { most: 10 })).map(({ to, text }) => ({ to, text })),
    breakDown: null,
    unknown: null,
    close: () => rm(folder, { recursive: true, force: true }),
  }
})

type Asked = { readonly path: string; readonly authorization: string; readonly form: URLSearchParams }

const fakeTwilio = async () => {
  const asked: Asked[] = []
  let hang = false
  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const form = new URLSearchParams(body)
    if (hang) return
    const authorization = request.headers.authorization ?? ''
    if (authorization !== `Basic ${Buffer.from('AC1:secret').toString('base64')}`) return answer(response, 401, {})
    if (form.get('To') === '+61400000000') return answer(response, 400, { code: 21211, message: 'Invalid number' })
    asked.push({ path: request.url ?? '', authorization, form })
    answer(response, 201, { sid: 'SM1' })
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
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

smsContract('Twilio', async () => {
  const fake = await fakeTwilio()
  const options = { account: 'AC1', token: 'secret', from: '+61255501234' }
  return {
    sms: twilioSms(fake.address, options),
    received: async () => fake.asked.map(({ form }) => ({ to: form.get('To') ?? '', text: form.get('Body') ?? '' })),
    breakDown: () => {
      fake.hang()
      return twilioSms(fake.address, { ...options, timeoutMs: 300 })
    },
    unknown: '+61400000000',
    close: () => fake.close(),
  }
})

test('[ACC-01] calls Twilio as documented; a wrong token is not a permanent error of the message', async () => {
  const fake = await fakeTwilio()
  const env = { DATA_DIR: '.', SMS_DRIVER: 'twilio', SMS_API_URL: fake.address, SMS_ACCOUNT_SID: 'AC1' } as const
  await smsSender({ ...env, SMS_AUTH_TOKEN: 'secret', SMS_FROM: 'MG9' }).send(message)
  expect(fake.asked[0]?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(fake.asked[0]?.form.get('MessagingServiceSid')).toBe('MG9')
  const wrong = smsSender({ ...env, SMS_AUTH_TOKEN: 'wrong', SMS_FROM: '+61255501234' }).send(message)
  await expect(wrong).rejects.toThrow(/401/)
  await expect(wrong).rejects.not.toBeInstanceOf(Refused)
  await fake.close()
})

test('[ACC-01] without a provider, rejects with the reason', async () => {
  const sent = smsSender({
    DATA_DIR: '.',
    SMS_DRIVER: 'off',
    SMS_API_URL: undefined,
    SMS_ACCOUNT_SID: undefined,
    SMS_AUTH_TOKEN: undefined,
    SMS_FROM: undefined,
  }).send(message)
  await expect(sent).rejects.toThrow(/no provider of text messages/)
})
