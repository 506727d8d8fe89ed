'use client'

import { chooseColumns } from '@/src/ui/row-columns'
import { Logo, type LogoHref } from '@/src/shared/logos/logo'

export type TileView = {
  readonly href: string
  readonly label: string
  /** Its icon; without one, the first letter of the label is shown. */
  readonly mark?: LogoHref
  /** `12 in stock`. */
  readonly note?: string
}

/** A client component: the page then carries the tiles as data instead of a second copy of the markup. */
export const TileList = ({ tiles }: { tiles: readonly TileView[] }) => (
  <ul
    className="full-rows"
    data-phone="2"
    data-tablet={chooseColumns(tiles.length, [3, 2])}
    data-columns={chooseColumns(tiles.length, [4, 3, 5])}
    data-soft
  >
    {tiles.map(({ href, label, mark, note }) => (
      <li key={href + label}>
        <a href={href} className="tile">
          <Logo href={mark} name={label} />
          <span>
            <b>{label}</b>
            {note && <small>{note}</small>}
          </span>
        </a>
      </li>
    ))}
  </ul>
)
