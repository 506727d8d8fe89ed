/** An e-mail to one person. A header value must not contain a line break. */
export type EmailMessage = {
  /** Becomes the Message-ID, so a retry has the same one. Letters, digits and hyphens only. */
  readonly id: string
  readonly to: string
  /** The sender's name; the sender's address is always the installation's. */
  readonly fromName: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The dealer's id, for the dev mailbox; absent for the platform's own e-mails. */
  readonly tenant?: string
}

export type EmailSender = {
  /** Resolves once a server has accepted the e-mail. Rejects with `PermanentSendError` if a retry cannot succeed. */
  readonly send: (mail: EmailMessage) => Promise<void>
  readonly close: () => Promise<void>
}
