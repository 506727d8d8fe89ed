/** A text message to one phone, as the world dials it (+61…). */
export type TextMessage = {
  /** The same message sent again has the same; for the outbox and for logs. */
  readonly id: string
  readonly to: string
  /** Who it is from, by name. */
  readonly fromName: string
  readonly text: string
  /** The dealer's id, for the outbox. */
  readonly tenant?: string
}

/** Sends text messages. */
export type SmsSender = {
  /** Resolves once the provider has it. Rejects with `Refused` where trying again is no use, else to be tried again. */
  readonly send: (message: TextMessage) => Promise<void>
}
