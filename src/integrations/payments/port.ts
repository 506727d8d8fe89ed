/** The tenant and payment of a checkout. The provider stores it, so it can be compared with our record (SEC-01). */
export type CheckoutMetadata = {
  readonly tenant: string
  readonly payment: string
  readonly reservation?: string
}

/** The amount in Australian cents, and the details shown to the shopper. */
export type CheckoutRequest = {
  /** Idempotency key: the same key returns the same checkout. */
  readonly key: string
  readonly amount_cents: number
  readonly currency: 'AUD'
  /** The purpose of the payment, in one line. */
  readonly description: string
  /** Addresses to return to after paying and after giving up. */
  readonly success_url: string
  readonly cancel_url: string
  readonly email?: string
  /** It cannot be paid after this time; a provider may allow a few minutes more. */
  readonly expires_at: Date
  /** The provider returns it whenever the checkout is read. */
  readonly metadata: CheckoutMetadata
}

export type Checkout = {
  readonly session_id: string
  /** `open`: can still be paid; `paid`: the provider has the money; `expired`: can no longer be paid. */
  readonly state: 'open' | 'paid' | 'expired'
  /** The page to pay at, while the checkout is open. */
  readonly url?: string
  readonly amount_cents: number
  readonly metadata: Partial<CheckoutMetadata>
  /** The provider's id of the payment, once paid. Refunds refer to it. */
  readonly payment_id?: string
}

export type RefundRequest = {
  readonly key: string
  readonly payment_id: string
  readonly amount_cents: number
}

/** A provider's notice that something changed. The current state must be read from the provider. */
export type ProviderEvent = {
  readonly id: string
  readonly kind: string
  readonly session_id?: string
  readonly payment_id?: string
}

/** A payment provider (RSV-03). Each call rejects if the provider does not answer in time. */
export type Payments = {
  readonly name: 'test' | 'stripe'
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Returns null if the provider does not know the checkout. */
  readCheckout(session_id: string): Promise<Checkout | null>
  /** Cancels the checkout and returns its state, which is `paid` if the shopper paid just before. */
  cancelCheckout(session_id: string): Promise<Checkout | null>
  /** Refunds the full amount once; a repeated call returns the same refund. */
  refund(request: RefundRequest): Promise<{ readonly refund_id: string }>
  /** Parses the event of a webhook; null if the signature is wrong or too old. */
  readEvent(body: string, signature: string | null, now: Date): ProviderEvent | null
}
