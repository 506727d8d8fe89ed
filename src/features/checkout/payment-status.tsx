import type { PaymentAction } from '@/src/domain/sales/payment-status-text'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { TestPaymentNotice } from './sale-frame'

export type PaymentView = {
  readonly title: string
  readonly lines: readonly string[]
  readonly done: boolean
  /** Actions that the payment's status allows. */
  readonly actions: readonly PaymentAction[]
}

type Props = {
  readonly view: PaymentView
  /** Label and value of each line of the receipt. */
  readonly receiptLines: readonly (readonly [label: string, value: string])[]
  /** The address that the receipt of an unpaid hold goes to, for its own shopper alone. */
  readonly recipient: { readonly email: string; readonly changeHref: string | undefined } | null
  readonly token: string
  /** Says what happens when a paid reservation is cancelled. */
  readonly cancelText: string
  readonly isTest: boolean
  readonly back: { readonly href: string; readonly label: string }
}

type ActionProps = { readonly token: string; readonly action: PaymentAction; readonly children: string }

const ActionForm = ({ token, action, children }: ActionProps) => (
  <form action="/api/payments" method="post">
    <input type="hidden" name="token" value={token} />
    <button
      type="submit"
      name="action"
      value={action}
      className={button(action === 'continue' ? 'primary' : 'secondary', 'lg')}
    >
      {children}
    </button>
  </form>
)

/** Asks before the hold ends; opens without script. */
const CancelReservation = ({ token, text }: { token: string; text: string }) => (
  <details className="basis-full">
    <summary className={button('secondary', 'lg', 'cursor-pointer')}>Cancel this reservation</summary>
    <div className="border-border mt-4 grid justify-items-start gap-4 border-t pt-4">
      <p className="max-w-[60ch]">{text}</p>
      <ActionForm token={token} action="cancel">
        Cancel and refund my deposit
      </ActionForm>
    </div>
  </details>
)

/** Status and receipt of a payment (RSV-01): the page that the shopper returns to. */
export const PaymentStatus = ({ view, receiptLines, recipient, token, cancelText, isTest, back }: Props) => (
  <>
    {isTest && <TestPaymentNotice />}
    <div className="grid justify-items-start gap-4">
      {view.done && (
        <span className="bg-accent-soft text-accent-text grid size-12 place-items-center rounded-full">
          <Icon name="check" className="size-6" />
        </span>
      )}
      {view.lines.map((line) => (
        <p key={line} className="max-w-[60ch]">
          {line}
        </p>
      ))}
      {recipient && (
        <p>
          Your receipt goes to <span className="font-semibold wrap-anywhere">{recipient.email}</span>.{' '}
          {recipient.changeHref && (
            <a href={recipient.changeHref} className="underline underline-offset-4">
              Change your details
            </a>
          )}
        </p>
      )}
    </div>
    {receiptLines.length > 0 && (
      <dl className="border-border grid gap-x-6 gap-y-2 border-t pt-4 sm:grid-cols-[auto_1fr]">
        {receiptLines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    )}
    <div className="flex flex-wrap gap-3">
      {view.actions.includes('continue') && (
        <ActionForm token={token} action="continue">
          Pay now
        </ActionForm>
      )}
      {view.actions.includes('let-go') && (
        <ActionForm token={token} action="let-go">
          Cancel this reservation
        </ActionForm>
      )}
      {view.actions.includes('check') && (
        <a href={`/payments/${token}`} className={button('primary', 'lg')}>
          Check again
        </a>
      )}
      <a href={back.href} className={button('secondary', 'lg')}>
        {back.label}
      </a>
      {view.actions.includes('cancel') && <CancelReservation token={token} text={cancelText} />}
    </div>
  </>
)
