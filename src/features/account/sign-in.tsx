import type { ReactNode } from 'react'
import { codeRules } from '@/src/domain/accounts/sign-in-codes'
import { signInHref, signInCopy, backLinkText, type SignInType } from '@/src/domain/accounts/sign-in-type'
import { formatPhone } from '@/src/domain/phone'
import { SiteLink } from '@/src/shared/site-link'
import { button } from '@/src/ui/button'
import { Input } from '@/src/ui/inputs/input'
import { AccountFrame, HiddenFields, FormError } from './account-frame'

type SignInRequest = {
  readonly type: SignInType
  readonly redirect: string
  readonly back: string
  readonly save: string | null
}

const SIGN_IN_ENDPOINT = '/api/sign-in'
const LINK_CLASS = 'text-accent-text inline-flex min-h-11 items-center underline underline-offset-4'

/** First step: the phone number that receives the code (ACC-01). */
export const PhoneStep = ({
  request,
  dealer,
  phone,
  problem,
  botCheck,
}: {
  request: SignInRequest
  dealer: string
  phone: string | undefined
  problem: string | undefined
  /** The bot check, rendered inside the form. */
  botCheck: ReactNode
}) => {
  const { title, intro } = signInCopy[request.type]
  return (
    <AccountFrame title={title} intro={intro}>
      <form action={SIGN_IN_ENDPOINT} method="post" className="grid gap-5">
        <HiddenFields values={request} />
        <Input
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={40}
          label="Mobile number"
          hint="We’ll text you a code. You don’t need a password."
          defaultValue={phone}
          error={problem}
        />
        {botCheck}
        <button type="submit" className={button('primary', 'lg', 'w-full')}>
          Send me a code
        </button>
        <p className="text-muted text-sm">
          {dealer} uses your number to sign you in. See our{' '}
          <SiteLink href="/privacy-policy" className="underline underline-offset-4">
            privacy policy
          </SiteLink>
          .
        </p>
      </form>
      <a href={request.back} className={LINK_CLASS}>
        {backLinkText(request.back)}
      </a>
    </AccountFrame>
  )
}

/** In a demo, where the shopper reads the text message that is not sent. */
const DevMailboxNote = ({ href }: { href: string }) => (
  <p className="border-border-strong border-l-4 pl-3">
    This demo doesn’t send texts.{' '}
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      Read the code in the dev mailbox
    </a>
    .
  </p>
)

/** The ways on for a shopper whose code has not arrived. */
const OtherCode = ({ request, phone, botCheck }: { request: SignInRequest; phone: string; botCheck: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6">
    <form action={SIGN_IN_ENDPOINT} method="post">
      <HiddenFields values={{ ...request, phone }} />
      {botCheck}
      <button type="submit" className={LINK_CLASS}>
        Send another code
      </button>
    </form>
    <a
      href={signInHref(request.type, request.redirect, request.back, request.save ?? undefined)}
      className={LINK_CLASS}
    >
      Wrong number?
    </a>
  </div>
)

/** Second step: the code, which is valid only in this browser. */
export const CodeStep = ({
  request,
  phone,
  long,
  problem,
  devMailboxHref,
  botCheck,
}: {
  request: SignInRequest
  phone: string
  long: boolean
  problem: string | undefined
  /** Address of the dev mailbox, where a demo shows the text messages that it does not send. */
  devMailboxHref: string | undefined
  /** The bot check, rendered inside the form. */
  botCheck: ReactNode
}) => (
  <AccountFrame
    title="Enter your code"
    intro={
      <>
        We sent a text message to <strong className="text-ink whitespace-nowrap">{formatPhone(phone)}</strong>.{' '}
        {long
          ? `Several codes have been sent to this number. Use the latest ${String(codeRules.longDigits)}-digit code. It’s valid for ${String(codeRules.longMinutes)} minutes.`
          : `The code is valid for ${String(codeRules.shortMinutes)} minutes.`}
      </>
    }
  >
    {devMailboxHref && <DevMailboxNote href={devMailboxHref} />}
    <form action={SIGN_IN_ENDPOINT} method="post" className="grid gap-5">
      <HiddenFields values={request} />
      <Input
        id="code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        maxLength={20}
        label={`${String(long ? codeRules.longDigits : codeRules.shortDigits)}-digit code`}
        error={problem}
      />
      <button type="submit" className={button('primary', 'lg', 'w-full')}>
        Sign in
      </button>
    </form>
    <OtherCode request={request} phone={phone} botCheck={botCheck} />
    <p className="text-muted text-sm">A code may take a minute to arrive. You can ask for another after 30 seconds.</p>
  </AccountFrame>
)

/** Shown where this installation cannot send text messages: offers other ways to get in touch. */
export const SignInUnavailable = ({ back, phone }: { back: string; phone: string | undefined }) => (
  <AccountFrame title="Sign-in isn’t available" intro="We can’t send text messages at the moment.">
    <FormError>
      Please call us{phone ? ` on ${formatPhone(phone)}` : ''} or send us a message, and we’ll help.
    </FormError>
    <div className="flex flex-wrap gap-3">
      <a href="/contact" className={button('primary', 'lg')}>
        Contact us
      </a>
      <a href={back} className={button('secondary', 'lg')}>
        Back
      </a>
    </div>
  </AccountFrame>
)
