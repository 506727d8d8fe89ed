'use client'

import { omitEmpty } from '@/src/domain/omit-empty'
import { button } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { HiddenFields, Notice, OptIn, Honeypot, type LeadFormProps } from './lead-parts'
import { LATER_STEP_CLASS, LeadSteps } from './lead-steps'
import { LeadErrorSummary } from './lead-error-summary'
import { useLeadForm } from './use-lead-form'

const RememberedContact = ({ clear }: { clear: () => void }) => (
  <p className="text-muted flex flex-wrap items-center gap-x-3 text-sm">
    We’ve filled in the details from your last form. Not you?
    <button type="button" onClick={clear} className="min-h-6 font-semibold underline underline-offset-4">
      Clear details
    </button>
  </p>
)

type ButtonsProps = Pick<LeadFormProps, 'submit'> & {
  busy: true | undefined
  hasNextStep: boolean
  back: (() => void) | null
}

/** Without script there is one button, which sends the complete form. */
const Buttons = ({ submit, busy, hasNextStep, back }: ButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    {back && (
      <button type="button" onClick={back} className={button('secondary', 'lg')}>
        Back
      </button>
    )}
    <button type="submit" aria-disabled={busy} className={button('primary', 'lg', 'flex-1')}>
      {busy ? (
        'Sending…'
      ) : (
        <>
          {hasNextStep && <span className="[@media(scripting:none)]:hidden">Continue</span>}
          <span className={hasNextStep ? LATER_STEP_CLASS : undefined}>{submit}</span>
        </>
      )}
    </button>
  </div>
)

/**
 * Form of a lead (LEAD-01). It works without script; with script, errors show at the fields without a reload, steps
 * show one by one, and typed values stay. Success leads to /success.
 */
export const LeadForm = (props: LeadFormProps) => {
  const { fields, hidden, optIn, submit } = props
  const { state, last, known, clear, back, refs, handlers } = useLeadForm(props)
  const { errors, message, busy, step } = state
  const hasProblem = Object.keys(errors).length > 0 || message !== undefined
  const asksForContact = fields.some((field) => field.name === 'name' && (field.step ?? 0) === step)
  return (
    <form ref={refs.form} action="/api/leads" method="post" noValidate className="relative grid gap-5" {...handlers}>
      <div
        // Without script the next page opens with this id in its address, so that the list takes the focus.
        id={hasProblem ? 'problem' : undefined}
        role="alert"
        tabIndex={-1}
        ref={refs.summary}
        className="outline-none empty:hidden"
      >
        <LeadErrorSummary fields={fields} errors={errors} {...omitEmpty({ message })} />
      </div>
      {known && asksForContact && <RememberedContact clear={clear} />}
      <HiddenFields values={hidden} />
      <LeadSteps {...props} errors={errors} currentStep={step} heading={refs.heading} />
      <Honeypot />
      {optIn && (
        <div className={classNames(step < last && LATER_STEP_CLASS)}>
          <OptIn {...optIn} />
        </div>
      )}
      <Notice {...props} />
      <div ref={refs.proofBox} className="empty:hidden" />
      <Buttons submit={submit} busy={busy} hasNextStep={step < last} back={step > 0 ? back : null} />
    </form>
  )
}
