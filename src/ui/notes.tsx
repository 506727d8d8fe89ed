/** Conditions that a shopper should know before a form. */
export const Notes = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="border-border-strong text-muted grid gap-1 border-l-4 pl-3 text-sm">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
