import { PRICE_ALERT_FREQUENCY_TEXT } from '@/src/domain/accounts/alert-time'
import { formatPhone } from '@/src/domain/phone'
import { button } from '@/src/ui/button'
import { Input } from '@/src/ui/inputs/input'
import { LINK_CLASS, AccountSection } from './records'

type Person = {
  readonly phone: string
  readonly name?: string
  readonly email?: string
  readonly email_confirmed: boolean
}

const ACCOUNT_ENDPOINT = '/api/account'

const emailHint = ({ email, email_confirmed: confirmed }: Person): string | undefined => {
  if (email === undefined) return 'For confirmations and, if you tick the box, price drop alerts.'
  return confirmed ? undefined : 'Not confirmed yet. Open the link in the email we sent you.'
}

/** The shopper's name, email and consent to alerts (ACC-04). The phone number identifies the account. */
export const Details = ({
  person,
  consent,
  alerts,
  problem,
}: {
  person: Person
  /** Label of the consent checkbox. */
  consent: string
  alerts: boolean
  problem: { readonly field: 'name' | 'email'; readonly text: string } | undefined
}) => (
  <AccountSection id="details" title="Your details">
    <form
      action={ACCOUNT_ENDPOINT}
      method="post"
      className="border-border bg-raised grid max-w-160 gap-5 rounded-md border p-5"
    >
      <input type="hidden" name="action" value="details" />
      <p>
        <span className="block text-sm font-semibold">Mobile number</span>
        {formatPhone(person.phone)}
      </p>
      <Input
        id="name"
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={100}
        defaultValue={person.name}
        error={problem?.field === 'name' ? problem.text : undefined}
      />
      <Input
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label="Email"
        autoComplete="email"
        maxLength={254}
        defaultValue={person.email}
        hint={emailHint(person)}
        error={problem?.field === 'email' ? problem.text : undefined}
      />
      <label className="flex min-h-11 items-start gap-3">
        <input type="checkbox" name="alerts" defaultChecked={alerts} className="mt-0.5 size-5 shrink-0" />
        <span>
          {consent} <span className="text-muted block text-sm">{PRICE_ALERT_FREQUENCY_TEXT}</span>
        </span>
      </label>
      <button type="submit" className={button('primary', 'lg', 'justify-self-start')}>
        Save my details
      </button>
    </form>
  </AccountSection>
)

/** Actions on the whole account: sign out, download the data, delete the account (ACC-06). */
export const AccountActions = ({ dealer }: { dealer: string }) => (
  <AccountSection id="account" title="Your account">
    <div className="grid max-w-160 gap-4">
      <div className="flex flex-wrap gap-x-6">
        <form action="/api/sign-out" method="post" data-sign-out>
          <button type="submit" className={LINK_CLASS}>
            Sign out
          </button>
        </form>
        <form action="/api/sign-out" method="post" data-sign-out>
          <input type="hidden" name="everywhere" value="1" />
          <button type="submit" className={LINK_CLASS}>
            Sign out on all devices
          </button>
        </form>
        <a href="/api/account/data" download className={LINK_CLASS}>
          Download my data
        </a>
      </div>
      <details className="border-border bg-raised rounded-md border p-4">
        <summary className="min-h-6 cursor-pointer font-semibold">Delete my account</summary>
        <form action={ACCOUNT_ENDPOINT} method="post" data-sign-out className="mt-4 grid gap-4">
          <input type="hidden" name="action" value="delete" />
          <p className="max-w-[60ch]">
            We’ll permanently delete your account, saved vehicles, saved searches, unfinished purchases and valuations
            that didn’t lead to an enquiry. {dealer} keeps what you sent to its staff (enquiries, bookings, accepted
            offers) and the records of reservations and payments that it must keep by law. These are no longer linked to
            an account. Contact {dealer} if you want them deleted too.
          </p>
          <label className="flex min-h-11 items-start gap-3">
            <input type="checkbox" name="confirm" value="yes" required className="mt-0.5 size-5 shrink-0" />
            <span>Yes, delete my account.</span>
          </label>
          <button type="submit" className={button('secondary', 'lg', 'justify-self-start')}>
            Delete my account
          </button>
        </form>
      </details>
    </div>
  </AccountSection>
)
