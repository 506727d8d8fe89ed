import { bodyIconHref } from '@/src/shared/logos/body-icon'
import { Logo } from '@/src/shared/logos/logo'

export type BodyChip = { readonly body: string; readonly href: string }

/** Body types below the hero's search box; `onScrim`: they are on top of an image. */
export const BodyChips = ({
  chips,
  itemTypes,
  onScrim,
}: {
  chips: readonly BodyChip[]
  itemTypes: readonly string[]
  onScrim: boolean
}) => (
  <ul className="hero-chips" data-on={onScrim ? 'scrim' : undefined} data-soft>
    {chips.map(({ body, href }) => (
      <li key={body}>
        <a href={href}>
          <Logo href={bodyIconHref(body, itemTypes)} name={body} />
          {body}
        </a>
      </li>
    ))}
  </ul>
)
