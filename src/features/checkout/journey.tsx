import type { ReactNode } from 'react'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { purchaseStepTitles, STEP_TITLE_ID, type PurchaseStep } from '@/src/domain/sales/purchase'
import { button } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { AgreementCheckbox, HiddenFields, SaleErrorList, SaleFields } from './fields'
import { AcceptedMethods, TestPaymentNotice } from './sale-frame'

type Texts = Readonly<Record<string, string>>

/** Takes the focus when a step's page is opened with its id in the address. */
const StepTitle = ({ children }: { children: string }) => (
  <h2 id={STEP_TITLE_ID} tabIndex={-1} className="scroll-mt-32 text-lg font-semibold outline-none">
    {children}
  </h2>
)

/** Progress of a purchase; completed steps link to their answers. */
export const Progress = ({
  steps,
  current,
  furthest,
  href,
}: {
  steps: readonly PurchaseStep[]
  current: PurchaseStep
  furthest: PurchaseStep
  href: (step: PurchaseStep) => string
}) => (
  <nav aria-label="Steps of your purchase">
    <ol className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {steps.map((step, index) => {
        const isLink = index < steps.indexOf(furthest) && step !== current
        const label = `${String(index + 1)}. ${purchaseStepTitles[step]}`
        return (
          <li key={step} className={classNames('py-1', step === current ? 'font-bold' : 'text-muted')}>
            {isLink ? (
              <a href={href(step)} className="inline-block min-h-6 underline underline-offset-4">
                {label}
              </a>
            ) : (
              <span aria-current={step === current ? 'step' : undefined}>{label}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)

const Buttons = ({ back, children }: { back: string | undefined; children: string }) => (
  <div className="flex flex-wrap gap-3">
    {back && (
      <a href={back} className={button('secondary', 'lg')}>
        Back
      </a>
    )}
    <button type="submit" className={button('primary', 'lg', 'flex-1')}>
      {children}
    </button>
  </div>
)

type StepProps = {
  readonly title: string
  readonly fields: readonly LeadField[]
  readonly values: Texts
  readonly errors: Texts
  readonly message?: string | undefined
  readonly hidden: Texts
  /** Shown after the questions. */
  readonly note?: string | undefined
  readonly back: string | undefined
}

/**
 * A choice and the questions that depend on it. Its first option, such as “No trade-in”, hides them by CSS, so it works
 * without script.
 */
const Questions = ({ fields, ...inputs }: Pick<StepProps, 'fields' | 'values' | 'errors'>) => {
  const [choice, ...rest] = fields
  if (choice?.kind !== 'select') return <SaleFields fields={fields} {...inputs} />
  return (
    <>
      <div data-choice className="grid">
        <SaleFields fields={[choice]} {...inputs} />
      </div>
      <div className="grid gap-5 [form:has([data-choice]_option:first-child:checked)_&]:hidden">
        <SaleFields fields={rest} {...inputs} />
      </div>
    </>
  )
}

/** One step of a purchase: a plain form, so that each step is a page that can be returned to (RSV-04). */
export const StepForm = ({ title, fields, values, errors, message, hidden, note, back }: StepProps) => (
  <form action="/api/purchases" method="post" noValidate className="grid gap-5">
    <StepTitle>{title}</StepTitle>
    <SaleErrorList errors={errors} message={message} />
    <HiddenFields values={hidden} />
    <Questions fields={fields} values={values} errors={errors} />
    {note && <p className="text-muted text-sm">{note}</p>}
    <Buttons back={back}>Continue</Buttons>
  </form>
)

/** The answers so far, with their totals. */
export const AnswerList = ({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
    {lines.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-muted text-sm">{label}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)

type DepositProps = {
  readonly lines: readonly (readonly [label: string, value: string])[]
  readonly values: Texts
  readonly errors: Texts
  readonly message?: string | undefined
  readonly hidden: Texts
  readonly terms: string
  readonly coolingOff: string
  readonly deposit: string
  readonly acceptedMethods: readonly string[]
  readonly back: string
  readonly isTest: boolean
  /** The bot check (LEAD-10). */
  readonly botCheck: ReactNode
}

/** The last step before payment: all answers, and the agreement. */
export const DepositForm = ({
  lines,
  values,
  errors,
  message,
  hidden,
  terms,
  coolingOff,
  deposit,
  acceptedMethods,
  back,
  isTest,
  botCheck,
}: DepositProps) => (
  <form action="/api/purchases" method="post" noValidate className="grid gap-5">
    <StepTitle>{purchaseStepTitles.deposit}</StepTitle>
    {isTest && <TestPaymentNotice />}
    <SaleErrorList errors={errors} message={message} />
    <HiddenFields values={hidden} />
    {botCheck}
    <AnswerList lines={lines} />
    <p className="text-muted text-sm">{coolingOff}</p>
    <AgreementCheckbox error={errors['agree']} isTicked={values['agree'] !== undefined}>
      {terms}
    </AgreementCheckbox>
    <Buttons back={back}>{`Pay ${deposit} and reserve`}</Buttons>
    <AcceptedMethods methods={acceptedMethods} />
  </form>
)

/** After the deposit: the answers, and links such as the receipt. */
export const PurchaseSummary = ({
  lines,
  children,
}: {
  lines: readonly (readonly [string, string])[]
  children: ReactNode
}) => (
  <div className="grid gap-5">
    <StepTitle>{purchaseStepTitles.summary}</StepTitle>
    <p>Your deposit is paid. We’ll call you to finish the paperwork. These are your answers.</p>
    <AnswerList lines={lines} />
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
)
