/** One name as people write theirs: no digits, and nothing that a mail program makes a link of. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * Returns the first line of an email to a shopper, “Hello Ada,”. It repeats one plain word of the name at the very most:
 * anyone can enter another person's address in a form, and would otherwise write to them in the dealer's name.
 */
export const greetingOf = (name: string | null | undefined): string => {
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  return FIRST_NAME.test(first) ? `Hello ${first},` : 'Hello,'
}
