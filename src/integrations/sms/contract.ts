import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PermanentSendError } from '../permanent-send-error'
import type { SmsSender, TextMessage } from './port'

export type RunningSms = {
  readonly sms: SmsSender
  readonly received: () => Promise<readonly { readonly to: string; readonly text: string }[]>
  /** Makes the provider stop answering and returns a driver of it; null for a driver that cannot fail this way. */
  readonly breakDown: (() => SmsSender) | null
  /** A number that the provider rejects permanently; null if it accepts any. */
  readonly rejectedNumber: string | null
  readonly close: () => Promise<void>
}

export const sampleMessage: TextMessage = {
  id: '0190a1b2-0000-7000-8000-000000000002',
  to: '+61491570156',
  fromName: 'Edge Motors',
  text: 'Your Edge Motors code is 123456. “It lasts ten minutes.” +1 & more',
}

/** The tests that every SMS sender must pass. */
export const testSmsContract = (name: string, start: () => Promise<RunningSms>): void => {
  describe(`sms: ${name}`, () => {
    let running: RunningSms
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[ACC-01] delivers a text unchanged to the given number', async () => {
      await running.sms.send(sampleMessage)
      expect(await running.received()).toEqual([{ to: sampleMessage.to, text: sampleMessage.text }])
    })

    test('[ACC-01] distinguishes a permanently rejected number from a provider that fails', async () => {
      if (running.rejectedNumber !== null)
        await expect(running.sms.send({ ...sampleMessage, to: running.rejectedNumber })).rejects.toBeInstanceOf(
          PermanentSendError,
        )
      if (running.breakDown === null) return
      const startedAt = performance.now()
      const problem = await running
        .breakDown()
        .send(sampleMessage)
        .then(
          () => null,
          (error: unknown) => error,
        )
      expect(problem).toBeInstanceOf(Error)
      expect(problem).not.toBeInstanceOf(PermanentSendError)
      expect(performance.now() - startedAt).toBeLessThan(3000)
    })
  })
}
