'use client'

import Link from 'next/link'
import { BodyIcon } from '@/src/ui/body-icon'

export type BodyChip = { readonly body: string; readonly href: string }

/** Body types under the hero's search box, on a picture (`scrim`) or on paper. */
export const BodyChips = ({ chips, onScrim }: { chips: readonly BodyChip[]; onScrim: boolean }) => (
  <ul className="hero-chips" data-on={onScrim ? 'scrim' : undefined}>
    {chips.map(({ body, href }) => (
      <li key={body}>
        <Link href={href} prefetch={false}>
          <BodyIcon body={body} />
          {body}
        </Link>
      </li>
    ))}
  </ul>
)
