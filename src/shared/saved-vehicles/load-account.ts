import type { StoredVehicle } from './stored-vehicles'

/** The account of this browser, as `GET /api/account/me` returns it. */
export type Account = {
  readonly account: string
  readonly phone_number: string
  readonly name?: string
  readonly email?: string
  readonly cars: readonly StoredVehicle[]
}

let pendingAccount: Promise<Account | null> | undefined

const fetchAccount = async (): Promise<Account | null> => {
  const answer = await fetch('/api/account/me', { headers: { accept: 'application/json' } })
  if (answer.status === 401) return null
  if (!answer.ok) throw new Error(`The account could not be read (${String(answer.status)}).`)
  return (await answer.json()) as Account
}

/** Forgets the loaded account: its session has ended, or another account signed in. */
export const forgetAccount = (): void => {
  pendingAccount = undefined
}

/** Loads the signed-in account, once per page; null, and asked again, if the shopper is signed out after all. */
export const loadAccount = (): Promise<Account | null> => {
  pendingAccount ??= fetchAccount().then(
    (account) => {
      if (!account) forgetAccount()
      return account
    },
    (error: unknown) => {
      forgetAccount()
      throw error
    },
  )
  return pendingAccount
}
