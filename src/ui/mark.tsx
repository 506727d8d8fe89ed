/** Where a drawing of `/marks` is: a make's, or a body's side view. Found on the server (`makeMark`, `bodyMark`). */
export type MarkHref = `/marks/${string}.svg#${string}`

/** A drawn mark, or the first letter of the name where there is none; decoration, the name stands beside it. */
export const Mark = ({ use, name }: { use?: MarkHref | undefined; name: string }) =>
  use === undefined ? (
    <span aria-hidden className="make-mark make-letter">
      {name.charAt(0).toUpperCase()}
    </span>
  ) : (
    <svg aria-hidden className={use.startsWith('/marks/bodies') ? 'body-icon' : 'make-mark'}>
      <use href={use} />
    </svg>
  )
