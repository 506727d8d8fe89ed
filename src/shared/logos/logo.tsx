/** Address of a drawing in `/marks`: a make's logo, or a body's side view. Found on the server. */
export type LogoHref = `/marks/${string}.svg#${string}`

/** A drawing, or the first letter of the name without one; decorative, because the name is beside it. */
export const Logo = ({ href: use, name }: { href?: LogoHref | undefined; name: string }) =>
  use === undefined ? (
    <span aria-hidden className="make-mark make-letter">
      {name.charAt(0).toUpperCase()}
    </span>
  ) : (
    <svg aria-hidden className={use.startsWith('/marks/body-') ? 'body-icon' : 'make-mark'}>
      <use href={use} />
    </svg>
  )
