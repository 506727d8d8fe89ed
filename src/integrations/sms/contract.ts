import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refused } from '../refused'
import type { SmsSender, TextMessage } from './port'

export type RunningSms = {
  readonly sms: SmsSender
  readonly received: () => Promise<readonly { readonly to: string; readonly text: string }[]>
  /** The same from when on nobody answers; null where that cannot be. */
  readonly breakDown: (() => SmsSender) | null
  /** A number the provider refuses for good; null where it takes any. */
  readonly unknown: string | null
  readonly close: () => Promise<void>
}

export const message: TextMessage = {
  id: '0190a1b2-0000-7000-8000-000000000002',
  to: '+61491570156',
  fromName: 'Edge Motors',
  text: 'Your Edge Motors code is 123456. “It lasts ten minutes.” +1 & more',
}

/** What whoever sends text messages may expect of a sender. */
export const smsContract = (name: string, start: () => Promise<RunningSms>): void => {
  describe(`sms: ${name}`, () => {
    let running: RunningSms
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[ACC-01] a text arrives as it was written, at the phone it is for', async () => {
      await running.sms.send(message)
      expect(await running.received()).toEqual([{ to: message.to, text: message.text }])
    })

    test('[ACC-01] a number that is refused for good is told apart from a provider that is away', async () => {
      if (running.unknown !== null)
        await expect(running.sms.send({ ...message, to: running.unknown })).rejects.toBeInstanceOf(Refused)
      if (running.breakDown === null) return
      const begun = performance.now()
      const problem = await running
        .breakDown()
        .send(message)
        .then(
          () => null,
          (error: unknown) => error,
        )
      expect(problem).toBeInstanceOf(Error)
      expect(problem).not.toBeInstanceOf(Refused)
      expect(performance.now() - begun).toBeLessThan(3000)
    })
  })
}
