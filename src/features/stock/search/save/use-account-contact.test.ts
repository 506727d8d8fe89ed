import { expect, test } from 'vitest'
import { fillFromAccount } from './use-account-contact'

const createForm = (name: string, email: string) => {
  const fields: Record<string, { value: string }> = { name: { value: name }, email: { value: email } }
  const form = {
    querySelector: (selector: string) => fields[/name="(\w+)"/.exec(selector)?.[1] ?? ''] ?? null,
  } as unknown as HTMLFormElement
  return { fields, form }
}
const account = { account: 'a', phone_number: '+61491570006', cars: [] }

test('[SRCH-18] [LEAD-06] a signed-in shopper saves a search without typing name and email again', () => {
  const { fields, form } = createForm('', '')
  fillFromAccount(form, { ...account, name: 'Ada Lovelace', email: 'ada@example.com' })
  expect(fields).toEqual({ name: { value: 'Ada Lovelace' }, email: { value: 'ada@example.com' } })
})

test('[SRCH-18] an input that is filled in, or that the account has no value for, stays as it is', () => {
  const { fields, form } = createForm('Grace', '')
  fillFromAccount(form, { ...account, name: 'Ada Lovelace' })
  fillFromAccount(form, null)
  fillFromAccount(null, account)
  expect(fields).toEqual({ name: { value: 'Grace' }, email: { value: '' } })
})
