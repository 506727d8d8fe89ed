import { buildLeadAttributes } from './form-memory'
import { createBotCheck } from './bot-check'

export type FillOptions = {
  /** True if the dealer uses the bot check (LEAD-10); `required` if the form is refused without it. */
  readonly botCheck: boolean | 'required'
  /** The lead includes the pages visited before (LEAD-09). */
  readonly addsVisit: boolean
}

const findOrCreateField = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const existing = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)
  if (existing) return existing
  const created = document.createElement('input')
  created.type = 'hidden'
  created.name = name
  form.append(created)
  return created
}

/**
 * Adds to a plain form the values that only script can read, just before the form is submitted. A failure here never
 * prevents the submission.
 * @returns a function that removes the listeners
 */
export const fillOnSubmit = (
  form: HTMLFormElement,
  box: HTMLElement,
  { botCheck, addsVisit }: FillOptions,
): (() => void) => {
  const check = createBotCheck(botCheck, () => box)
  let state: 'open' | 'busy' | 'filled' = 'open'
  const fill = async (submitter: HTMLElement | null): Promise<void> => {
    const solution = await check.solution()
    if (solution !== '') findOrCreateField(form, 'bot_check').value = solution
    if (addsVisit) {
      const field = findOrCreateField(form, 'lead_attributes')
      field.value = buildLeadAttributes(field.value === '' ? undefined : field.value)
    }
    state = 'filled'
    // Deferred: if everything is ready, this runs during the submit event, in which a second submit has no effect.
    setTimeout(() => form.requestSubmit(submitter))
  }
  const handleSubmit = (event: SubmitEvent): void => {
    if (state === 'filled') return
    event.preventDefault()
    if (state === 'busy') return
    state = 'busy'
    void fill(event.submitter)
  }
  /** Restored from the back/forward cache: its solution is used up. */
  const handlePageShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return
    state = 'open'
    check.renew()
  }
  form.addEventListener('focusin', check.begin)
  form.addEventListener('submit', handleSubmit)
  window.addEventListener('pageshow', handlePageShow)
  return () => {
    form.removeEventListener('focusin', check.begin)
    form.removeEventListener('submit', handleSubmit)
    window.removeEventListener('pageshow', handlePageShow)
  }
}
