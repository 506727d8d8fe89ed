/** Which payment of which tenant a checkout was made for. The provider keeps it, so it can be compared with ours (SEC-01). */
export type CheckoutMetadata = {
  readonly tenant: string
  readonly payment: string
  readonly reservation?: string
}

/** Whole Australian cents, and what a shopper sees while they pay it. */
export type CheckoutRequest = {
  /** The same key is the same checkout, however often it is asked for. */
  readonly key: string
  readonly amount_cents: number
  readonly currency: 'AUD'
  /** What is paid for, in one line. */
  readonly description: string
  /** Where the shopper comes back to: having paid, or not wanting to. */
  readonly success_url: string
  readonly cancel_url: string
  readonly email?: string
  /** It cannot be paid after this moment; a provider may allow some minutes more. */
  readonly expires_at: Date
  /** Returned with the checkout whenever it is read. */
  readonly metadata: CheckoutMetadata
}

export type Checkout = {
  readonly session_id: string
  /** `open`: it may still be paid; `paid`: the provider has the money; `expired`: it cannot be paid any more. */
  readonly state: 'open' | 'paid' | 'expired'
  /** Where it is paid, while it is open. */
  readonly url?: string
  readonly amount_cents: number
  readonly metadata: Partial<CheckoutMetadata>
  /** The provider's own id of the money, once it is paid: what a refund names. */
  readonly payment_id?: string
}

export type RefundRequest = {
  readonly key: string
  readonly payment_id: string
  readonly amount_cents: number
}

/** What a provider told by itself: only that something happened. What is true is read from the provider. */
export type PaymentEvent = {
  readonly id: string
  readonly kind: string
  readonly session_id?: string
  readonly payment_id?: string
}

/** Takes money (RSV-03, design §9). Each call rejects where the provider does not answer in time. */
export type Payments = {
  readonly name: 'test' | 'stripe'
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Null for one the provider does not know. */
  readCheckout(session_id: string): Promise<Checkout | null>
  /** Makes it impossible to pay, and says what it is now: it may have been paid a moment before. */
  cancelCheckout(session_id: string): Promise<Checkout | null>
  /** Gives all of it back, once: asked for again it says the same. */
  refund(request: RefundRequest): Promise<{ readonly refund_id: string }>
  /** The event of a webhook's body, where its signature is right and not old; else null. */
  readEvent(body: string, signature: string | null, now: Date): PaymentEvent | null
}
