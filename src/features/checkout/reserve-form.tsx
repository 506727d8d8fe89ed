import type { ReactNode } from 'react'
import { payerFields } from '@/src/domain/sales/payer-fields'
import { button } from '@/src/ui/button'
import { Agree, Hidden, Problems, SaleFields } from './fields'
import { Accepts, TestMoney } from './frame'

type Texts = Readonly<Record<string, string>>

export type ReserveFormProps = {
  readonly values: Texts
  readonly errors: Texts
  readonly message?: string | undefined
  readonly hidden: Texts
  /** The steps that follow, in order. */
  readonly steps: readonly string[]
  readonly coolingOff: string
  readonly terms: string
  readonly privacy: string
  /** Formatted: `$200`. */
  readonly deposit: string
  readonly accepted: readonly string[]
  readonly isTest: boolean
  /** The bot check (LEAD-10). */
  readonly proof: ReactNode
}

/** Reserves a vehicle in one step (RSV-01); a plain form, because the provider's page follows. */
export const ReserveForm = (props: ReserveFormProps) => {
  const { values, errors, message, hidden, steps, coolingOff, terms, privacy, deposit, accepted, isTest, proof } = props
  return (
    <>
      {isTest && <TestMoney />}
      <div className="grid gap-2">
        <h2 className="text-lg font-semibold">What happens next</h2>
        <ol className="marker:text-muted grid list-decimal gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-muted text-sm">{coolingOff}</p>
      </div>
      <form action="/api/reservations" method="post" noValidate className="grid gap-5">
        <Problems errors={errors} message={message} />
        <Hidden values={hidden} />
        <SaleFields fields={payerFields} values={values} errors={errors} />
        {proof}
        <Agree error={errors['agree']}>{terms}</Agree>
        <p className="text-muted text-sm">
          {privacy}{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener" className="underline underline-offset-4">
            Privacy policy<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Pay {deposit} and reserve
        </button>
        <Accepts methods={accepted} />
      </form>
    </>
  )
}
