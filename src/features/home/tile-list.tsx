'use client'

import { classNames } from '@/src/ui/class-names'
import { Mark, type MarkHref } from '@/src/ui/mark'

export type ShownTile = {
  readonly href: string
  readonly label: string
  /** Its icon; without one, the first letter of the label is shown. */
  readonly mark?: MarkHref
  /** `12 in stock`. */
  readonly note?: string
}

/** Three columns if that fills the last row and four do not. */
const columns = (tiles: number): string => (tiles % 4 !== 0 && tiles % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')

/** A client component: the page then carries the tiles as data instead of a second copy of the markup. */
export const TileList = ({ tiles }: { tiles: readonly ShownTile[] }) => (
  <ul className={classNames('grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4', columns(tiles.length))} data-soft>
    {tiles.map(({ href, label, mark, note }) => (
      <li key={href + label}>
        <a href={href} className="tile">
          <Mark use={mark} name={label} />
          <span>
            <b>{label}</b>
            {note && <small>{note}</small>}
          </span>
        </a>
      </li>
    ))}
  </ul>
)
