'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { leadTexts } from '@/src/domain/leads/read-lead'
import { button } from '@/src/ui/button'
import { Field, fieldId } from './field'
import { Notice, OptIn, Trap, type LeadFormProps } from './lead-parts'
import { sendForm } from './send'

/** `refused`: how often this form was sent in vain. */
type State = Pick<LeadFormProps, 'errors' | 'message'> & { readonly busy?: true; readonly refused: number }

/** Every problem in one place, each a link to its field (LEAD-07). */
const Summary = ({ fields, errors, message }: Pick<LeadFormProps, 'fields' | 'errors' | 'message'>) => {
  const wrong = fields.filter(({ name }) => errors[name] !== undefined)
  if (wrong.length === 0 && !message) return null
  return (
    <div className="border-problem grid gap-2 rounded-md border-2 p-4">
      {message && <p className="font-semibold">{message}</p>}
      {wrong.length > 0 && (
        <>
          <p className="font-semibold">{leadTexts.summary}</p>
          <ul className="grid gap-1">
            {wrong.map(({ name }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="inline-block min-h-6 underline underline-offset-4">
                  {errors[name]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const tell = (id: number, car_id: string | undefined): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id, ...(car_id ? { car_id } : {}) } }))
}

/**
 * What a shopper sends to the dealer (LEAD-01). A plain form that works without script; with it, what is wrong stands at
 * the fields without a reload, and what was typed stays. Success goes to /success.
 */
export const LeadForm = (props: LeadFormProps) => {
  const { fields, values, hidden, optIn, submit } = props
  const router = useRouter()
  const [state, setState] = useState<State>({
    errors: props.errors,
    refused: 0,
    ...(props.message ? { message: props.message } : {}),
  })
  const summary = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  // Once it stands: what is hidden takes no focus.
  useEffect(() => {
    if (state.refused > 0) summary.current?.focus()
  }, [state.refused])

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setState((now) => ({ ...now, busy: true }))
    const answer = await sendForm(form)
    if (answer.kind === 'stored') {
      if (answer.event > 0) tell(answer.event, hidden['car_id'])
      return router.push('/success')
    }
    sending.current = false
    const problem = answer.kind === 'wrong' ? { errors: answer.errors } : { errors: {}, message: answer.message }
    setState(({ refused }) => ({ ...problem, refused: refused + 1 }))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }

  return (
    <form action="/api/leads" method="post" onSubmit={onSubmit} noValidate className="relative grid gap-5">
      <div role="alert" tabIndex={-1} ref={summary} className="outline-none empty:hidden">
        <Summary fields={fields} errors={state.errors} {...(state.message ? { message: state.message } : {})} />
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field key={field.name} field={field} value={values[field.name]} error={state.errors[field.name]} />
      ))}
      <Trap />
      {optIn && <OptIn {...optIn} />}
      <Notice {...props} />
      <button type="submit" aria-disabled={state.busy} className={button('primary', 'lg', 'w-full')}>
        {state.busy ? 'Sending…' : submit}
      </button>
    </form>
  )
}
