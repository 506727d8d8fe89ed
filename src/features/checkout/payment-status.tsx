import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { TestMoney } from './frame'

export type PaymentWords = {
  readonly title: string
  readonly lines: readonly string[]
  readonly done: boolean
  /** Actions that the payment's status allows. */
  readonly actions: readonly ('continue' | 'let-go' | 'check')[]
}

type Props = {
  readonly words: PaymentWords
  /** Label and value of each line of the receipt. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly token: string
  readonly isTest: boolean
  readonly back: { readonly href: string; readonly label: string }
}

const Act = ({ token, action, children }: { token: string; action: string; children: string }) => (
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

/** Status and receipt of a payment (RSV-01): the page that the shopper returns to. */
export const PaymentStatus = ({ words, facts, token, isTest, back }: Props) => (
  <>
    {isTest && <TestMoney />}
    <div className="grid justify-items-start gap-4">
      {words.done && (
        <span className="bg-accent-soft text-accent-text grid size-12 place-items-center rounded-full">
          <Icon name="check" className="size-6" />
        </span>
      )}
      {words.lines.map((line) => (
        <p key={line} className="max-w-[60ch]">
          {line}
        </p>
      ))}
    </div>
    {facts.length > 0 && (
      <dl className="border-border grid gap-x-6 gap-y-2 border-t pt-4 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    )}
    <div className="flex flex-wrap gap-3">
      {words.actions.includes('continue') && (
        <Act token={token} action="continue">
          Pay now
        </Act>
      )}
      {words.actions.includes('let-go') && (
        <Act token={token} action="let-go">
          Let it go
        </Act>
      )}
      {words.actions.includes('check') && (
        <a href={`/payments/${token}`} className={button('primary', 'lg')}>
          Check again
        </a>
      )}
      <a href={back.href} className={button('secondary', 'lg')}>
        {back.label}
      </a>
    </div>
  </>
)
