import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PermanentSendError } from '../permanent-send-error'
import type { EmailSender, EmailMessage } from './port'

/** An e-mail as its recipient reads it. */
export type ReceivedEmail = {
  readonly id: string
  readonly to: string
  readonly fromName: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
}

export type RunningEmail = {
  readonly email: EmailSender
  readonly received: () => Promise<readonly ReceivedEmail[]>
  /** Makes the server stop accepting mail and returns a driver of it; null for a driver that cannot fail this way. */
  readonly breakDown: (() => EmailSender) | null
  /** An address that the server rejects permanently; null if it accepts any. */
  readonly rejectedAddress: string | null
  readonly close: () => Promise<void>
}

export const sampleEmail: EmailMessage = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  to: 'sales@edge.example',
  fromName: 'Müller & Söhne “Motors”',
  replyTo: 'shopper@example.com',
  subject: 'Vehicle Enquiry: Kia Stinger – Zoë',
  text: 'G’day,\n\nis it still there?\n.\nZoë',
}

/** The tests that every e-mail sender must pass. */
export const testEmailContract = (name: string, start: () => Promise<RunningEmail>): void => {
  describe(`email: ${name}`, () => {
    let running: RunningEmail
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    test('[LEAD-08] delivers an email with its text, sender name and reply address unchanged', async () => {
      await running.email.send(sampleEmail)
      expect(await running.received()).toEqual([
        {
          id: sampleEmail.id,
          to: sampleEmail.to,
          fromName: sampleEmail.fromName,
          replyTo: sampleEmail.replyTo,
          subject: sampleEmail.subject,
          text: sampleEmail.text,
        },
      ])
    })

    test('[LEAD-08] a retry has the same id, and a line break in a field cannot add a header', async () => {
      await running.email.send({
        ...sampleEmail,
        subject: 'One\r\nBcc: all@example.com',
        replyTo: 'a@b.example, c@d.example',
      })
      const all = await running.received()
      expect(new Set(all.map(({ id }) => id))).toEqual(new Set([sampleEmail.id]))
      expect(all.every(({ to }) => to === sampleEmail.to)).toBe(true)
    })

    test('[LEAD-08] distinguishes a permanently rejected address from a server that fails', async () => {
      if (running.rejectedAddress !== null)
        await expect(running.email.send({ ...sampleEmail, to: running.rejectedAddress })).rejects.toBeInstanceOf(
          PermanentSendError,
        )
      if (running.breakDown === null) return
      const broken = running.breakDown()
      const problem = await broken.send(sampleEmail).then(
        () => null,
        (error: unknown) => error,
      )
      expect(problem).toBeInstanceOf(Error)
      expect(problem).not.toBeInstanceOf(PermanentSendError)
      await broken.close()
    })
  })
}
