import { useEffect, type RefObject } from 'react'
import { loadAccount, type Account } from '@/src/shared/saved-vehicles/load-account'
import { isSignedIn } from '@/src/shared/saved-vehicles/signed-in'

const contactNames = ['name', 'email'] as const

/** Fills the fields of a form that are still empty with the account's name and email address. */
export const fillFromAccount = (form: HTMLFormElement | null, account: Account | null): void => {
  for (const name of contactNames) {
    const field = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (field?.value === '') field.value = account?.[name] ?? ''
  }
}

/** Fills in a signed-in shopper's contact. By script, because the page is stored and the same for everyone. */
export const useAccountContact = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    if (!isSignedIn()) return
    loadAccount().then(
      (account) => fillFromAccount(form.current, account),
      (error: unknown) => console.warn('The account could not be loaded; the form stays empty.', error),
    )
  }, [form])
}
