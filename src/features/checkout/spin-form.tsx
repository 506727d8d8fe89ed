import type { LeadField } from '@/src/domain/leads/lead-field'
import { button } from '@/src/ui/button'
import { SiteLink } from '@/src/shared/site-link'
import { AgreementCheckbox, SaleErrorList, SaleFields } from './fields'

type Texts = Readonly<Record<string, string>>

export type SpinFormProps = {
  readonly fields: readonly LeadField[]
  readonly values: Texts
  readonly errors: Texts
  readonly message?: string | undefined
  readonly privacy: string
  /** True from the submission until the prize is shown. */
  readonly busy?: boolean
}

/** Entry form; works without script, where the next page shows the prize. */
export const SpinForm = ({ fields, values, errors, message, privacy, busy = false }: SpinFormProps) => (
  <form action="/api/prize-spins" method="post" noValidate className="grid gap-5">
    <SaleErrorList errors={errors} message={message} />
    <SaleFields fields={fields} values={values} errors={errors} />
    <AgreementCheckbox error={errors['agree']} isTicked={values['agree'] !== undefined}>
      I agree to the{' '}
      <a href="#promotion-terms" className="underline underline-offset-4">
        terms of this promotion
      </a>
      .
    </AgreementCheckbox>
    <p className="text-muted text-sm">
      {privacy}{' '}
      <SiteLink href="/privacy-policy" className="underline underline-offset-4">
        Privacy policy
      </SiteLink>
    </p>
    <button type="submit" aria-disabled={busy || undefined} className={button('primary', 'lg', 'w-full')}>
      {busy ? 'Spinning…' : 'Spin the wheel'}
    </button>
  </form>
)
