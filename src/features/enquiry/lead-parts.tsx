import { SiteLink } from '@/src/shared/site-link'
import type { BookableTimes } from '@/src/domain/bookings/bookable-days'
import type { LeadField } from '@/src/domain/leads/lead-field'

export type LeadFormProps = {
  readonly fields: readonly LeadField[]
  /** Headings of the steps; empty for a form of one step. */
  readonly steps: readonly string[]
  /** Values typed before, or known already. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** Error of the form as a whole. */
  readonly message?: string
  readonly hidden: Readonly<Record<string, string>>
  readonly optIn: { readonly wording: string; readonly ticked: boolean } | null
  readonly privacy: string
  readonly terms: string
  readonly submit: string
  /** The dealer's number, as it is shown. */
  readonly phone?: string
  /** The bot check runs in the browser (LEAD-10). */
  readonly botCheck: boolean
  /** Free slots, if the form books one; absent on cached pages, which request them. */
  readonly times?: BookableTimes
}

export const OptIn = ({ wording, ticked }: NonNullable<LeadFormProps['optIn']>) => (
  <label className="flex min-h-11 items-start gap-3 text-sm">
    <input type="checkbox" name="opt_in" defaultChecked={ticked} className="checkbox" />
    <span>{wording}</span>
  </label>
)

/** Honeypot: only bots fill it in. Out of sight, out of the tab order, never autofilled. */
export const Honeypot = () => (
  <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
    <label>
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** The notice at the point of collection (Privacy Act 1988, APP 5), and terms that the dealer adds. */
export const Notice = ({ privacy, terms }: Pick<LeadFormProps, 'privacy' | 'terms'>) => (
  <div className="text-muted grid gap-2 text-sm">
    <p>
      {privacy}{' '}
      <SiteLink href="/privacy-policy" className="underline underline-offset-4">
        Privacy policy
      </SiteLink>
    </p>
    {terms && <p>{terms}</p>}
  </div>
)

export const HiddenFields = ({ values }: { readonly values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
