/** Background work that failed after all retries (OPS-01). */
export type FailedWork = {
  readonly kind: FailedWorkKind
  readonly id: string
  /** The work, as staff read it. */
  readonly what: string
  /** Error of the last try. */
  readonly reason: string
  readonly at: Date
  /** The dealer's name; absent for work of the installation. */
  readonly dealer?: string
}

export const failedWorkKinds = ['job', 'message', 'publish'] as const
export type FailedWorkKind = (typeof failedWorkKinds)[number]

export const isFailedWorkKind = (value: unknown): value is FailedWorkKind =>
  (failedWorkKinds as readonly unknown[]).includes(value)

/** Describes an unsent message. The recipient is masked, since not all staff may know it. */
export const describeMessage = (channel: string, to: string, subject: string | null): string => {
  const maskedRecipient = channel === 'sms' ? `…${to.slice(-3)}` : to.replace(/^(.).*(@.*)$/, '$1…$2')
  return channel === 'sms'
    ? `Text to ${maskedRecipient}`
    : `Email to ${maskedRecipient}${subject ? `: ${subject}` : ''}`
}
