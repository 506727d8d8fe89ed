import type { ReactNode } from 'react'
import { payerFields } from '@/src/domain/sales/payer-fields'
import { SiteLink } from '@/src/shared/site-link'
import { button } from '@/src/ui/button'
import { AgreementCheckbox, HiddenFields, SaleErrorList, SaleFields } from './fields'
import { AcceptedMethods, TestPaymentNotice } from './sale-frame'

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
  readonly acceptedMethods: readonly string[]
  readonly isTest: boolean
  /** The bot check (LEAD-10). */
  readonly botCheck: ReactNode
}

/** Reserves a vehicle in one step (RSV-01); a plain form, because the provider's page follows. */
export const ReserveForm = (props: ReserveFormProps) => {
  const {
    values,
    errors,
    message,
    hidden,
    steps,
    coolingOff,
    terms,
    privacy,
    deposit,
    acceptedMethods,
    isTest,
    botCheck,
  } = props
  return (
    <>
      {isTest && <TestPaymentNotice />}
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
        <SaleErrorList errors={errors} message={message} />
        <HiddenFields values={hidden} />
        <SaleFields fields={payerFields} values={values} errors={errors} />
        {botCheck}
        <AgreementCheckbox error={errors['agree']} isTicked={values['agree'] !== undefined}>
          {terms}
        </AgreementCheckbox>
        <p className="text-muted text-sm">
          {privacy}{' '}
          <SiteLink href="/privacy-policy" className="underline underline-offset-4">
            Privacy policy
          </SiteLink>
        </p>
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Pay {deposit} and reserve
        </button>
        <AcceptedMethods methods={acceptedMethods} />
      </form>
    </>
  )
}
