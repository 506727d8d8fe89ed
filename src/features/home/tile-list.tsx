'use client'

import { classNames } from '@/src/ui/class-names'
import { Mark, type MarkHref } from '@/src/ui/mark'

export type ShownTile = {
  readonly href: string
  readonly label: string
  /** Where its mark is drawn; the first letter of its label where there is none. */
  readonly mark?: MarkHref
  /** `12 in stock`. */
  readonly note?: string
}

/** Three abreast where that fills the last row and four do not. */
const columns = (tiles: number): string => (tiles % 4 !== 0 && tiles % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')

/** Rendered in the browser too, so that a page carries its tiles beside its HTML as data, not as markup again. */
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
