/** An e-mail to one person. Header values hold one line each. */
export type Mail = {
  /** Becomes the Message-ID: the same mail sent again has the same. Letters, digits and hyphens. */
  readonly id: string
  readonly to: string
  /** Who it is from, by name; the address is the installation's own. */
  readonly fromName: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The dealer's id, for the outbox; absent for the platform's own mails. */
  readonly tenant?: string
}

/** Sends e-mails. */
export type EmailSender = {
  /** Resolves once somebody else has it. Rejects with `Refused` where trying again is no use, else to be tried again. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => Promise<void>
}
