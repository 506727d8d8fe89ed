/** Contact details that forms remember in this browser (LEAD-06). Without storage nothing is remembered or broken. */
type Contact = { readonly name: string; readonly email: string; readonly phone: string }

const CONTACT_KEY = 'forecourt-contact'
const CATEGORY_KEY = 'forecourt-success-category'
const contactNames = ['name', 'email', 'phone'] as const

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields that a person fills in: neither the honeypot nor hidden fields. */
const userFields = (form: HTMLFormElement): readonly FormField[] =>
  [...form.querySelectorAll<FormField>('input, textarea, select')].filter(
    ({ type, name }) => type !== 'hidden' && name !== 'website',
  )

const tryOrUndefined = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const setFieldValue = (field: FormField, value: string): void => {
  const prototype = Object.getPrototypeOf(field) as object
  // The native setter acts like typing, so that React notices the change of a controlled field.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const isCheckbox = (field: FormField): field is HTMLInputElement => field.type === 'checkbox'

/** Saves the values of a form until it is sent, so that a reload loses nothing. */
export const saveDraft = (key: string, form: HTMLFormElement): void => {
  const entries = userFields(form).map((field) =>
    isCheckbox(field) ? [`${field.name}=${field.value}`, field.checked] : [field.name, field.value],
  )
  tryOrUndefined(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries))))
}

export const removeDraft = (key: string): void => {
  tryOrUndefined(() => sessionStorage.removeItem(key))
  tryOrUndefined(() => sessionStorage.removeItem(startedLeadKey(key)))
}

const startedLeadKey = (key: string): string => `${key}:lead`

/** Saves the lead that a form continues, for a reload between two steps (LEAD-03). */
export const saveStartedLead = (key: string, startedLead: Readonly<Record<string, string>>): void => {
  tryOrUndefined(() => sessionStorage.setItem(startedLeadKey(key), JSON.stringify(startedLead)))
}

export const readStartedLead = (key: string): Readonly<Record<string, string>> =>
  tryOrUndefined(() => JSON.parse(sessionStorage.getItem(startedLeadKey(key)) ?? '{}') as Record<string, string>) ?? {}

/** True for a field that was typed in or changed before the script was ready. */
const isChanged = (field: Exclude<FormField, HTMLSelectElement>): boolean =>
  isCheckbox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

const restoreField = (field: FormField, savedValue: unknown): void => {
  if (!(field instanceof HTMLSelectElement) && isChanged(field)) return
  if (isCheckbox(field)) {
    if (typeof savedValue === 'boolean' && field.checked !== savedValue) field.click()
  } else if (typeof savedValue === 'string' && savedValue !== '' && field.value !== savedValue)
    setFieldValue(field, savedValue)
}

/** Restores typed values. A field that was left empty keeps the server's value, and one already typed in keeps it. */
export const restoreDraft = (key: string, form: HTMLFormElement): void => {
  const draft = tryOrUndefined(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>) ?? {}
  for (const field of userFields(form))
    restoreField(field, draft[isCheckbox(field) ? `${field.name}=${field.value}` : field.name])
}

const readContact = (): Partial<Contact> =>
  tryOrUndefined(() => JSON.parse(localStorage.getItem(CONTACT_KEY) ?? '{}') as Partial<Contact>) ?? {}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Fills empty contact fields with those of the last lead. @returns whether it filled any */
export const fillContact = (form: HTMLFormElement): boolean => {
  const contact = readContact()
  const empty = contactNames.filter((name) => contact[name] && fieldOf(form, name)?.value === '')
  for (const name of empty) setFieldValue(fieldOf(form, name) as HTMLInputElement, contact[name] ?? '')
  return empty.length > 0
}

/** Forgets the contact and empties its fields (“Not you?”). */
export const forgetContact = (form: HTMLFormElement): void => {
  tryOrUndefined(() => localStorage.removeItem(CONTACT_KEY))
  for (const name of contactNames) {
    const field = fieldOf(form, name)
    if (field) setFieldValue(field, '')
  }
}

/** Remembers an accepted form: its contact, if complete, and its category. */
export const rememberLead = (form: HTMLFormElement, category: string): void => {
  const [name, email, phone] = contactNames.map((contactName) => fieldOf(form, contactName)?.value.trim() ?? '')
  if (name && email && phone)
    tryOrUndefined(() => localStorage.setItem(CONTACT_KEY, JSON.stringify({ name, email, phone })))
  if (category !== '') tryOrUndefined(() => localStorage.setItem(CATEGORY_KEY, category))
}

/** Returns the visit that `track.ts` recorded, merged with the page's own attributes, as JSON (LEAD-09). */
export const buildLeadAttributes = (pageJson: string | undefined): string => {
  const visit =
    tryOrUndefined(() => JSON.parse(sessionStorage.getItem('forecourt-visit') ?? '{}') as Record<string, unknown>) ?? {}
  const page = tryOrUndefined(() => JSON.parse(pageJson ?? '{}') as { linked_query_params?: object }) ?? {}
  const first = Object.fromEntries(new URLSearchParams(typeof visit['query'] === 'string' ? visit['query'] : ''))
  const linked_query_params = { ...first, ...page.linked_query_params }
  return JSON.stringify({
    visited_pages: Array.isArray(visit['pages']) ? visit['pages'] : [],
    ...(Object.keys(linked_query_params).length > 0 ? { linked_query_params } : {}),
  })
}
