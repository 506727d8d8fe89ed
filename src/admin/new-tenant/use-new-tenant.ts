import { useRef, useState } from 'react'
import { listNewTenantProblems } from '@/src/domain/tenancy/new-tenant-check'
import {
  emptyNewTenant,
  type NewTenant,
  type NewTenantField,
  type NewTenantProblem,
  proposeSlug,
} from '@/src/domain/tenancy/new-tenant'
import { type NewDealer, requestSetUp } from './set-up-dealer'
import type { FormEditing } from './sections'

type State = {
  readonly form: NewTenant
  readonly logo?: File | undefined
  /** Fields that the user changed; problems of other fields are hidden until the form is sent. */
  readonly touched: ReadonlySet<NewTenantField>
  readonly sent: boolean
  /** Problems from the server, each until its field changes. */
  readonly refused: readonly NewTenantProblem[]
  readonly failure?: string | undefined
}

const emptyState: State = { form: emptyNewTenant, touched: new Set(), sent: false, refused: [] }

const withTouchedField = (state: State, field: NewTenantField): State => ({
  ...state,
  touched: new Set([...state.touched, field]),
  refused: state.refused.filter((one) => one.field !== field),
})

/** One problem per field; the form's own rules take precedence over problems from the server. */
const problemsOf = ({ form, refused }: State): readonly NewTenantProblem[] => {
  const own = listNewTenantProblems(form)
  return [...own, ...refused.filter(({ field }) => !own.some((one) => one.field === field))]
}

export type NewTenantFormState = FormEditing & {
  readonly busy: boolean
  readonly failure: string | undefined
  /** All problems, once the form was sent. */
  readonly summary: readonly NewTenantProblem[]
  readonly made: NewDealer | undefined
  /** Resolves to true if the summary has something to show. */
  readonly send: () => Promise<boolean>
  readonly again: () => void
}

/** State of the form. Input is kept, whatever the server answers. */
export const useNewTenant = (template: string): NewTenantFormState => {
  const [state, setState] = useState<State>({ ...emptyState, form: { ...emptyNewTenant, template } })
  const [made, setMade] = useState<NewDealer>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const problems = problemsOf(state)

  const send = async (): Promise<boolean> => {
    // Ignores a second click before the button is rendered as busy.
    if (sending.current) return false
    if (listNewTenantProblems(state.form).length > 0) {
      setState({ ...state, sent: true, failure: undefined })
      return true
    }
    sending.current = true
    setBusy(true)
    const answer = await requestSetUp(state.form, state.logo)
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
    setField: (field, value) =>
      setState((now) => {
        const form = { ...now.form, [field]: value }
        const follows = field === 'name' && !now.touched.has('slug')
        return withTouchedField({ ...now, form: follows ? { ...form, slug: proposeSlug(value) } : form }, field)
      }),
    setHours: (name, hours) =>
      setState((now) =>
        withTouchedField({ ...now, form: { ...now.form, hours: { ...now.form.hours, [name]: hours } } }, name),
      ),
    setLogo: (logo) => setState((now) => withTouchedField({ ...now, logo }, 'logo')),
    send,
    again: () => {
      setState({ ...emptyState, form: { ...emptyNewTenant, template } })
      setMade(undefined)
    },
  }
}
