/**
 * `needsConfirmation`: the search is active once the link in an email was opened. `takesFocus`: it replaces the form
 * just sent and takes its focus, so that it is read out. The text is the same for a search that was saved before, because
 * it must not tell a stranger whether an address has saved it.
 */
export const SearchSaved = ({
  takesFocus = false,
  needsConfirmation = false,
  email = 'the address you entered',
}: {
  takesFocus?: boolean
  needsConfirmation?: boolean
  /** Where the link is sent; a page without script does not know it. */
  email?: string | undefined
}) => (
  <p
    role="status"
    tabIndex={takesFocus ? -1 : undefined}
    ref={takesFocus ? (element) => element?.focus() : undefined}
    className="text-base outline-none"
  >
    {needsConfirmation ? (
      <>
        <strong className="font-semibold">Check your email.</strong> A confirmation is on its way to{' '}
        <span className="font-semibold wrap-anywhere">{email}</span>. Open its link, and we’ll email you when new
        vehicles match this search. If you saved the search a short time ago, use the link in the email we sent you
        then.
      </>
    ) : (
      <>
        <strong className="font-semibold">Your search is saved.</strong> We’ll email you when new vehicles match it.
      </>
    )}
  </p>
)
