'use client'

import { present } from '@/src/domain/present'
import { button } from '@/src/ui/button'
import { classNames } from '@/src/ui/class-names'
import { Hidden, Notice, OptIn, Trap, type LeadFormProps } from './lead-parts'
import { later, LeadSteps } from './lead-steps'
import { Summary } from './summary'
import { useLeadForm } from './use-lead-form'

const Known = ({ clear }: { clear: () => void }) => (
  <p className="text-muted flex flex-wrap items-center gap-x-3 text-sm">
    Filled in with what you sent last time. Not you?
    <button type="button" onClick={clear} className="min-h-6 font-semibold underline underline-offset-4">
      Clear
    </button>
  </p>
)

type Sending = Pick<LeadFormProps, 'submit'> & { busy: true | undefined; more: boolean; back: (() => void) | null }

/** Without script there is one button, which sends the complete form. */
const Buttons = ({ submit, busy, more, back }: Sending) => (
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
          {more && <span className="[@media(scripting:none)]:hidden">Continue</span>}
          <span className={more ? later : undefined}>{submit}</span>
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
  const { state, last, known, clear, back, refs, on } = useLeadForm(props)
  const { errors, message, busy, step } = state
  return (
    <form ref={refs.form} action="/api/leads" method="post" noValidate className="relative grid gap-5" {...on}>
      <div role="alert" tabIndex={-1} ref={refs.summary} className="outline-none empty:hidden">
        <Summary fields={fields} errors={errors} {...present({ message })} />
      </div>
      {known && <Known clear={clear} />}
      <Hidden values={hidden} />
      <LeadSteps {...props} errors={errors} at={step} heading={refs.heading} />
      <Trap />
      {optIn && (
        <div className={classNames(step < last && later)}>
          <OptIn {...optIn} />
        </div>
      )}
      <Notice {...props} />
      <div ref={refs.proofBox} className="empty:hidden" />
      <Buttons submit={submit} busy={busy} more={step < last} back={step > 0 ? back : null} />
    </form>
  )
}
