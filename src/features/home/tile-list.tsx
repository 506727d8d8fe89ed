'use client'

import Link from 'next/link'
import { BodyIcon } from '@/src/ui/body-icon'
import { classNames } from '@/src/ui/class-names'
import { MakeMark } from '@/src/ui/make-mark'

export type ShownTile = {
  readonly href: string
  readonly label: string
  readonly make?: string
  readonly body?: string
  /** `12 in stock`. */
  readonly note?: string
}

/** Three abreast where that fills the last row and four do not. */
const columns = (tiles: number): string => (tiles % 4 !== 0 && tiles % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')

/** Rendered in the browser too, so that a page carries its tiles beside its HTML as data, not as markup again. */
export const TileList = ({ tiles }: { tiles: readonly ShownTile[] }) => (
  <ul className={classNames('grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4', columns(tiles.length))}>
    {tiles.map(({ href, label, make, body, note }) => (
      <li key={href + label}>
        <Link href={href} prefetch={false} className="tile">
          {make ? <MakeMark make={make} /> : <BodyIcon body={body ?? label} />}
          <span className="min-w-0">
            <b>{label}</b>
            {note && <small>{note}</small>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
