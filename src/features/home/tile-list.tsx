'use client'

import { classNames } from '@/src/ui/class-names'
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

const columnClasses = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const

/** A last tile that would be alone in its row on phones (two columns) or tablets (three) fills it. */
const LAST_ROW_CLASS =
  'max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:max-lg:[&>:last-child:nth-child(3n+1)]:col-span-3'

/** A client component: the page then carries the tiles as data instead of a second copy of the markup. */
export const TileList = ({ tiles }: { tiles: readonly TileView[] }) => (
  <ul
    className={classNames(
      'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4',
      LAST_ROW_CLASS,
      columnClasses[chooseColumns(tiles.length, [4, 3, 5])],
    )}
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
