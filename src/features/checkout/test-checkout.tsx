import { button } from '@/src/ui/button'
import { TestPaymentNotice } from './sale-frame'

type Props = {
  readonly session: string
  readonly description: string
  readonly amount: string
  readonly state: 'open' | 'paid' | 'expired'
  readonly failed: boolean
  readonly back: string
}

const closedText = {
  paid: 'This test payment has already been paid.',
  expired: 'This test payment has expired.',
} as const

/** Replaces a provider's page for test payments (RSV-03): pays, fails or cancels, and moves no money. */
export const TestCheckout = ({ session, description, amount, state, failed, back }: Props) => (
  <>
    <TestPaymentNotice />
    <p className="max-w-[60ch]">
      This page replaces the payment provider’s page. You don’t need a card, and you won’t be charged.
    </p>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <dt className="text-muted">For</dt>
      <dd className="font-semibold">{description}</dd>
      <dt className="text-muted">Amount</dt>
      <dd className="text-lg font-bold tabular-nums">{amount}</dd>
    </dl>
    {failed && (
      <p role="alert" className="text-problem font-semibold">
        The test card was declined. You haven’t been charged. Please try again.
      </p>
    )}
    {state === 'open' ? (
      <form action="/api/payments/test" method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="session" value={session} />
        <button type="submit" name="how" value="pay" className={button('primary', 'lg')}>
          Pay {amount} (test)
        </button>
        <button type="submit" name="how" value="fail" className={button('secondary', 'lg')}>
          Fail (test)
        </button>
        <a href={back} className={button('secondary', 'lg')}>
          Cancel
        </a>
      </form>
    ) : (
      <p>
        {closedText[state]}{' '}
        <a href={back} className="underline underline-offset-4">
          Back to the dealer
        </a>
      </p>
    )}
  </>
)
