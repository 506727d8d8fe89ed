import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { sitePhone } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/app/site/missing'
import { CodeStep, NoSignIn, PhoneStep } from '@/src/features/account/sign-in'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { canSignIn, codeAwaited, outboxHref, signInProblems, signInWay } from '@/src/server/accounts'
import { pageShopper } from '@/src/server/gate'
import { keptForm } from '@/src/server/kept-form'
import { codeCookie } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Sign in', robots: { index: false, follow: false } }

type Query = Readonly<Record<string, string | string[] | undefined>>
type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Query>
}

/** The message for a problem code in the URL; undefined for unknown codes. */
const problemText = (name: string): string | undefined => {
  const counted = /^(wrong|wait)-(\d{1,2})$/.exec(name)
  if (counted?.[1] === 'wait') return `Please wait ${counted[2] ?? ''} seconds, then ask for another code.`
  if (counted?.[2] === '0') return 'That was not the code. Please ask for another one.'
  if (counted)
    return `That was not the code. Please look again: ${counted[2] ?? ''} more ${counted[2] === '1' ? 'try' : 'tries'}.`
  return Object.hasOwn(signInProblems, name) ? signInProblems[name as keyof typeof signInProblems] : undefined
}

type Asked = { readonly site: Site; readonly query: Query }

const botCheck = <FormFiller botCheck="required" visited={false} />

/** The code step if a code was sent to this browser, or else the phone step. */
const Step = async ({ site, query }: Asked) => {
  const jar = await cookies()
  const way = signInWay(site, (name) => query[name])
  const problem = problemText(String(query['problem'] ?? ''))
  const isCode = query['step'] === 'code'
  const awaited = isCode ? await codeAwaited(site, jar.get(codeCookie)?.value) : null
  if (awaited) return <CodeStep way={way} {...awaited} problem={problem} outbox={outboxHref} botCheck={botCheck} />
  const typed = keptForm((name) => jar.get(name)?.value)?.values['phone']
  const over = isCode ? (problem ?? signInProblems.over) : problem
  return <PhoneStep way={way} dealer={site.name} phone={typed} problem={over} botCheck={botCheck} />
}

/** `/sign-in?type=…&redirect=…&back=…` (ACC-01). Redirects shoppers who are signed in already. */
const SignInPage = async ({ params, searchParams }: Props) => {
  const [site, query] = [await siteById((await params).tenant), await searchParams]
  if (!site) return <Missing />
  const way = signInWay(site, (name) => query[name])
  if (await pageShopper(site)) redirect(way.redirect)
  if (!canSignIn) return <NoSignIn back={way.back} phone={sitePhone(site)} />
  return <Step site={site} query={query} />
}

export default SignInPage
