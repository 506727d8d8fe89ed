/** Contact details that forms remember in this browser (LEAD-06). Without storage nothing is remembered or broken. */
type Contact = { readonly name: string; readonly email: string; readonly phone: string }

const contactKey = 'forecourt-contact'
const categoryKey = 'forecourt-success-category'
const contactNames = ['name', 'email', 'phone'] as const

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields that a person fills in: neither the honeypot nor hidden fields. */
const typed = (form: HTMLFormElement): readonly Typed[] =>
  [...form.querySelectorAll<Typed>('input, textarea, select')].filter(
    ({ type, name }) => type !== 'hidden' && name !== 'website',
  )

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const put = (field: Typed, value: string): void => {
  const prototype = Object.getPrototypeOf(field) as object
  // The native setter acts like typing, so that React notices the change of a controlled field.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const isBox = (field: Typed): field is HTMLInputElement => field.type === 'checkbox'

/** Saves the values of a form until it is sent, so that a reload loses nothing. */
export const keepDraft = (key: string, form: HTMLFormElement): void => {
  const entries = typed(form).map((field) =>
    isBox(field) ? [`${field.name}=${field.value}`, field.checked] : [field.name, field.value],
  )
  attempt(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries))))
}

export const dropDraft = (key: string): void => {
  attempt(() => sessionStorage.removeItem(key))
  attempt(() => sessionStorage.removeItem(carriedKey(key)))
}

const carriedKey = (key: string): string => `${key}:lead`

/** Saves the lead that a form continues, for a reload between two steps (LEAD-03). */
export const keepCarried = (key: string, carried: Readonly<Record<string, string>>): void => {
  attempt(() => sessionStorage.setItem(carriedKey(key), JSON.stringify(carried)))
}

export const readCarried = (key: string): Readonly<Record<string, string>> =>
  attempt(() => JSON.parse(sessionStorage.getItem(carriedKey(key)) ?? '{}') as Record<string, string>) ?? {}

const putBack = (field: Typed, was: unknown): void => {
  if (isBox(field)) {
    if (typeof was === 'boolean' && field.checked !== was) field.click()
  } else if (typeof was === 'string' && was !== '' && field.value !== was) put(field, was)
}

/** Restores typed values; a field that was left empty keeps the server's value. */
export const putDraft = (key: string, form: HTMLFormElement): void => {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>) ?? {}
  for (const field of typed(form)) putBack(field, draft[isBox(field) ? `${field.name}=${field.value}` : field.name])
}

const readContact = (): Partial<Contact> =>
  attempt(() => JSON.parse(localStorage.getItem(contactKey) ?? '{}') as Partial<Contact>) ?? {}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Fills empty contact fields with those of the last lead. @returns whether it filled any */
export const putContact = (form: HTMLFormElement): boolean => {
  const known = readContact()
  const empty = contactNames.filter((name) => known[name] && fieldOf(form, name)?.value === '')
  for (const name of empty) put(fieldOf(form, name) as HTMLInputElement, known[name] ?? '')
  return empty.length > 0
}

/** Forgets the contact and empties its fields (“Not you?”). */
export const forgetContact = (form: HTMLFormElement): void => {
  attempt(() => localStorage.removeItem(contactKey))
  for (const name of contactNames) {
    const field = fieldOf(form, name)
    if (field) put(field, '')
  }
}

/** Remembers an accepted form: its contact, if complete, and its category. */
export const remember = (form: HTMLFormElement, category: string): void => {
  const [name, email, phone] = contactNames.map((one) => fieldOf(form, one)?.value.trim() ?? '')
  if (name && email && phone) attempt(() => localStorage.setItem(contactKey, JSON.stringify({ name, email, phone })))
  if (category !== '') attempt(() => localStorage.setItem(categoryKey, category))
}

/** Returns the visit that `track.ts` recorded, merged with the page's own attributes, as JSON (LEAD-09). */
export const attributes = (given: string | undefined): string => {
  const visit =
    attempt(() => JSON.parse(sessionStorage.getItem('forecourt-visit') ?? '{}') as Record<string, unknown>) ?? {}
  const page = attempt(() => JSON.parse(given ?? '{}') as { linked_query_params?: object }) ?? {}
  const first = Object.fromEntries(new URLSearchParams(typeof visit['query'] === 'string' ? visit['query'] : ''))
  const linked_query_params = { ...first, ...page.linked_query_params }
  return JSON.stringify({
    visited_pages: Array.isArray(visit['pages']) ? visit['pages'] : [],
    ...(Object.keys(linked_query_params).length > 0 ? { linked_query_params } : {}),
  })
}
