/** A text message to one phone number in E.164 format (+61…). */
export type TextMessage = {
  /** The same for a retry; used by the dev mailbox and in logs. */
  readonly id: string
  readonly to: string
  /** The sender's name. */
  readonly fromName: string
  readonly text: string
  /** The dealer's id, for the dev mailbox. */
  readonly tenant?: string
}

export type SmsSender = {
  /** Resolves once the provider has accepted it. Rejects with `PermanentSendError` if a retry cannot succeed. */
  readonly send: (message: TextMessage) => Promise<void>
}
