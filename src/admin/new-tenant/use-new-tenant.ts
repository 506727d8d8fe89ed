import { useRef, useState } from 'react'
import { newTenantProblems } from '@/src/domain/tenancy/new-tenant-check'
import {
  emptyNewTenant,
  type NewTenant,
  type NewTenantField,
  type NewTenantProblem,
  proposedSlug,
} from '@/src/domain/tenancy/new-tenant'
import { type Made, sendForm } from './send-form'
import type { Editing } from './sections'

type State = {
  readonly form: NewTenant
  readonly logo?: File | undefined
  /** Fields somebody changed; of others nothing is said before the form is sent. */
  readonly touched: ReadonlySet<NewTenantField>
  readonly sent: boolean
  /** What the server said, as long as the field stays as it was. */
  readonly refused: readonly NewTenantProblem[]
  readonly failure?: string | undefined
}

const nothing: State = { form: emptyNewTenant, touched: new Set(), sent: false, refused: [] }

const touch = (state: State, field: NewTenantField): State => ({
  ...state,
  touched: new Set([...state.touched, field]),
  refused: state.refused.filter((one) => one.field !== field),
})

/** Each field once: the form's own rules go before what the server said. */
const problemsOf = ({ form, refused }: State): readonly NewTenantProblem[] => {
  const own = newTenantProblems(form)
  return [...own, ...refused.filter(({ field }) => !own.some((one) => one.field === field))]
}

export type FormOfNewTenant = Editing & {
  readonly busy: boolean
  readonly failure: string | undefined
  /** All there are, once the form was sent; the summary names them. */
  readonly summary: readonly NewTenantProblem[]
  readonly made: Made | undefined
  /** Answers whether there is something to look at in the summary. */
  readonly send: () => Promise<boolean>
  readonly again: () => void
}

/** The form while it is filled in: what was typed is kept whatever the server says. */
export const useNewTenant = (template: string): FormOfNewTenant => {
  const [state, setState] = useState<State>({ ...nothing, form: { ...emptyNewTenant, template } })
  const [made, setMade] = useState<Made>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const problems = problemsOf(state)

  const send = async (): Promise<boolean> => {
    // A second press before the first is drawn.
    if (sending.current) return false
    if (newTenantProblems(state.form).length > 0) {
      setState({ ...state, sent: true, failure: undefined })
      return true
    }
    sending.current = true
    setBusy(true)
    const answer = await sendForm(state.form, state.logo)
    sending.current = false
    setBusy(false)
    if ('made' in answer) setMade(answer.made)
    else if ('problems' in answer) setState({ ...state, sent: true, refused: answer.problems, failure: undefined })
    else setState({ ...state, failure: answer.failure })
    return !('made' in answer)
  }
  return {
    form: state.form,
    logo: state.logo,
    busy,
    made,
    failure: state.failure,
    summary: state.sent ? problems : [],
    problemOf: (field) =>
      state.sent || state.touched.has(field) ? problems.find((one) => one.field === field)?.message : undefined,
    put: (field, value) =>
      setState((now) => {
        const form = { ...now.form, [field]: value }
        const follows = field === 'name' && !now.touched.has('slug')
        return touch({ ...now, form: follows ? { ...form, slug: proposedSlug(value) } : form }, field)
      }),
    putHours: (name, hours) =>
      setState((now) => touch({ ...now, form: { ...now.form, hours: { ...now.form.hours, [name]: hours } } }, name)),
    putLogo: (logo) => setState((now) => touch({ ...now, logo }, 'logo')),
    send,
    again: () => {
      setState({ ...nothing, form: { ...emptyNewTenant, template } })
      setMade(undefined)
    },
  }
}
