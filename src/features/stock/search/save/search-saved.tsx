/**
 * `needsConfirmation`: the search is active once the link in an email was opened. `takesFocus`: it replaces the form
 * just sent and takes its focus, so that it is read out.
 */
export const SearchSaved = ({
  takesFocus = false,
  needsConfirmation = false,
}: {
  takesFocus?: boolean
  needsConfirmation?: boolean
}) => (
  <p
    role="status"
    tabIndex={takesFocus ? -1 : undefined}
    ref={takesFocus ? (element) => element?.focus() : undefined}
    className="text-base outline-none"
  >
    {needsConfirmation ? (
      <>
        <strong className="font-semibold">Check your email.</strong> Open the link we sent you, and we’ll email you when
        new vehicles match this search.
      </>
    ) : (
      <>
        <strong className="font-semibold">Your search is saved.</strong> We’ll email you when new vehicles match it.
      </>
    )}
  </p>
)
