import type { NewTenant, NewTenantProblem } from '@/src/domain/tenancy/new-tenant'

/** A dealer that was set up. `login` is told this once. */
export type Made = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly site: string
  readonly login: { readonly email: string; readonly password: string } | null
}

export type Sent =
  | { readonly made: Made }
  | { readonly problems: readonly NewTenantProblem[] }
  /** What is no field's fault: no connection, no right, a failure of ours. */
  | { readonly failure: string }

const messageOf = (body: unknown, status: number): string => {
  const [first] = (body as { errors?: { message?: string }[] } | null)?.errors ?? []
  return first?.message ?? `The server answered ${String(status)}. Nothing was set up.`
}

/** Sends the form and its logo; what the network does wrong is an answer too. */
export const sendForm = async (form: NewTenant, logo: File | undefined): Promise<Sent> => {
  const body = new FormData()
  body.set('form', JSON.stringify(form))
  if (logo) body.set('logo', logo)
  const response = await fetch('/api/tenants/set-up', { method: 'POST', credentials: 'same-origin', body }).catch(
    () => null,
  )
  if (response === null) return { failure: 'Nothing could be sent. Check the connection and try again.' }
  const answer: unknown = await response.json().catch(() => null)
  if (response.status === 201) return { made: answer as Made }
  if (response.status === 422) return answer as { readonly problems: readonly NewTenantProblem[] }
  return { failure: messageOf(answer, response.status) }
}
