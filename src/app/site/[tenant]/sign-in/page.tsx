import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { sitePhone } from '@/src/domain/locations/phones'
import type { Site } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/site/missing'
import { CodeStep, SignInUnavailable, PhoneStep } from '@/src/features/account/sign-in'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { canSignIn, findPendingCode, devMailboxHref, readSignInTarget } from '@/src/server/accounts/sign-in'
import { signInProblems } from '@/src/domain/accounts/sign-in-problems'
import { findPageShopper } from '@/src/server/accounts/require-shopper'
import { readRejectedForm } from '@/src/server/forms/rejected-form'
import { CODE_COOKIE } from '@/src/server/accounts/shopper-session'
import { siteById } from '@/src/server/site/site'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Sign in', robots: { index: false, follow: false } }

type Query = Readonly<Record<string, string | string[] | undefined>>
type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Query>
}

/** The message for a problem code in the URL; undefined for unknown codes. */
const problemText = (name: string): string | undefined => {
  const match = /^(invalid|rate-limited)-(\d{1,2})$/.exec(name)
  if (match?.[1] === 'rate-limited') return `Please wait ${match[2] ?? ''} seconds, then ask for another code.`
  if (match?.[2] === '0') return 'That code isn’t right. Please ask for another one.'
  if (match)
    return `That code isn’t right. Please check it: you have ${match[2] ?? ''} ${match[2] === '1' ? 'try' : 'tries'} left.`
  return Object.hasOwn(signInProblems, name) ? signInProblems[name as keyof typeof signInProblems] : undefined
}

type StepProps = { readonly site: Site; readonly query: Query }

const botCheck = <FormFiller botCheck="required" addsVisit={false} />

/** The code step if a code was sent to this browser, or else the phone step. */
const Step = async ({ site, query }: StepProps) => {
  const jar = await cookies()
  const way = readSignInTarget(site, (name) => query[name])
  const problem = problemText(String(query['problem'] ?? ''))
  const isCode = query['step'] === 'code'
  const awaitedCode = isCode ? await findPendingCode(site, jar.get(CODE_COOKIE)?.value) : null
  if (awaitedCode)
    return (
      <CodeStep request={way} {...awaitedCode} problem={problem} devMailboxHref={devMailboxHref} botCheck={botCheck} />
    )
  const typedText = readRejectedForm((name) => jar.get(name)?.value)?.values['phone']
  const shownProblem = isCode ? (problem ?? signInProblems.expired) : problem
  return <PhoneStep request={way} dealer={site.name} phone={typedText} problem={shownProblem} botCheck={botCheck} />
}

/** `/sign-in?type=…&redirect=…&back=…` (ACC-01). Redirects shoppers who are signed in already. */
const SignInPage = async ({ params, searchParams }: Props) => {
  const [site, query] = [await siteById((await params).tenant), await searchParams]
  if (!site) return <Missing />
  const way = readSignInTarget(site, (name) => query[name])
  if (await findPageShopper(site)) redirect(way.redirect)
  if (!canSignIn) return <SignInUnavailable back={way.back} phone={sitePhone(site)} />
  return <Step site={site} query={query} />
}

export default SignInPage
