'use client'

import { classNames } from '@/src/ui/class-names'
import { Logo, type LogoHref } from '@/src/shared/logos/logo'

export type TileView = {
  readonly href: string
  readonly label: string
  /** Its icon; without one, the first letter of the label is shown. */
  readonly mark?: LogoHref
  /** `12 in stock`. */
  readonly note?: string
}

/** Three columns if that fills the last row and four do not. */
const columnsClass = (tiles: number): string =>
  tiles % 4 !== 0 && tiles % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'

/** A client component: the page then carries the tiles as data instead of a second copy of the markup. */
export const TileList = ({ tiles }: { tiles: readonly TileView[] }) => (
  <ul className={classNames('grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4', columnsClass(tiles.length))} data-soft>
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
