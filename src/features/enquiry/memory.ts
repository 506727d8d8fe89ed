/** What a form remembers in the shopper's own browser (LEAD-06). All of it is lost without storage, and nothing else is. */
type Contact = { readonly name: string; readonly email: string; readonly phone: string }

const contactKey = 'forecourt-contact'
const categoryKey = 'forecourt-success-category'
const contactNames = ['name', 'email', 'phone'] as const

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields a person fills in; never the trap, and never what the page itself sends along. */
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
  // As if it were typed, so that a field React keeps hears of it, too.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const isBox = (field: Typed): field is HTMLInputElement => field.type === 'checkbox'

/** Keeps what stands in a form until it is sent: a reload loses nothing. */
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

/** Keeps which lead a form goes on with, for a reload between two steps (LEAD-03). */
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

/** Puts back what was typed; what the server filled in is not touched where nothing was typed. */
export const putDraft = (key: string, form: HTMLFormElement): void => {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>) ?? {}
  for (const field of typed(form)) putBack(field, draft[isBox(field) ? `${field.name}=${field.value}` : field.name])
}

const readContact = (): Partial<Contact> =>
  attempt(() => JSON.parse(localStorage.getItem(contactKey) ?? '{}') as Partial<Contact>) ?? {}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Fills in who wrote last time, where nothing stands there. @returns whether it did. */
export const putContact = (form: HTMLFormElement): boolean => {
  const known = readContact()
  const empty = contactNames.filter((name) => known[name] && fieldOf(form, name)?.value === '')
  for (const name of empty) put(fieldOf(form, name) as HTMLInputElement, known[name] ?? '')
  return empty.length > 0
}

/** Forgets who wrote, and empties the fields: “Not you?”. */
export const forgetContact = (form: HTMLFormElement): void => {
  attempt(() => localStorage.removeItem(contactKey))
  for (const name of contactNames) {
    const field = fieldOf(form, name)
    if (field) put(field, '')
  }
}

/** After a form was taken: who wrote, if all three are there, and what about. */
export const remember = (form: HTMLFormElement, category: string): void => {
  const [name, email, phone] = contactNames.map((one) => fieldOf(form, one)?.value.trim() ?? '')
  if (name && email && phone) attempt(() => localStorage.setItem(contactKey, JSON.stringify({ name, email, phone })))
  if (category !== '') attempt(() => localStorage.setItem(categoryKey, category))
}

/** Where a shopper came from and by, as `track.ts` notes it, beside what the page knows (D§3 “Trade-in lead”). */
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
