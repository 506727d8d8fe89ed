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

/** Numbers of columns on wide screens, in the order of preference. */
const columnClasses = [
  [4, 'lg:grid-cols-4'],
  [3, 'lg:grid-cols-3'],
  [5, 'lg:grid-cols-5'],
] as const

const ALONE = 100

/** Returns by how many tiles the last row is short; a tile alone in it is worse than any gap. */
const missingTiles = (tiles: number, columns: number): number =>
  tiles % columns === 1 ? ALONE : (columns - (tiles % columns)) % columns

/** The columns that leave the fewest empty places in the last row. */
const columnsClass = (tiles: number): string =>
  columnClasses.toSorted(([one], [other]) => missingTiles(tiles, one) - missingTiles(tiles, other))[0]?.[1] ?? ''

/** A last tile that would be alone in its row on phones (two columns) or tablets (three) fills it. */
const LAST_ROW_CLASS =
  'max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:max-lg:[&>:last-child:nth-child(3n+1)]:col-span-3'

/** A client component: the page then carries the tiles as data instead of a second copy of the markup. */
export const TileList = ({ tiles }: { tiles: readonly TileView[] }) => (
  <ul
    className={classNames('grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4', LAST_ROW_CLASS, columnsClass(tiles.length))}
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
