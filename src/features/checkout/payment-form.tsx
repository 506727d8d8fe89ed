import type { LeadField } from '@/src/domain/leads/lead-field'
import { button } from '@/src/ui/button'
import { HiddenFields, SaleErrorList, SaleFields } from './fields'
import { AcceptedMethods, TestPaymentNotice } from './sale-frame'

type Texts = Readonly<Record<string, string>>

type Props = {
  readonly fields: readonly LeadField[]
  readonly values: Texts
  readonly errors: Texts
  readonly message?: string | undefined
  readonly hidden: Texts
  readonly privacy: string
  readonly acceptedMethods: readonly string[]
  readonly isTest: boolean
}

/** Amount, purpose and payer of a payment (RSV-05); a plain form, because the provider's page follows. */
export const PaymentForm = ({ fields, values, errors, message, hidden, privacy, acceptedMethods, isTest }: Props) => (
  <>
    {isTest && <TestPaymentNotice />}
    <form action="/api/payments" method="post" noValidate className="grid gap-5">
      <SaleErrorList errors={errors} message={message} />
      <HiddenFields values={hidden} />
      <SaleFields fields={fields} values={values} errors={errors} />
      <p className="text-muted text-sm">{privacy}</p>
      <button type="submit" className={button('primary', 'lg', 'w-full')}>
        Go to payment
      </button>
      <AcceptedMethods methods={acceptedMethods} />
    </form>
  </>
)
