'use client'

import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { wayTo } from '@/src/domain/locations/present'
import { useSiteBasics } from '@/src/ui/site-basics'

export type FooterGroup = {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}
/** `destination` is where the directions link leads (`wayTo`). */
export type FooterPlace = {
  readonly name: string
  readonly line: string
  readonly to: string
  readonly phone?: string
}

type Props = {
  look: string
  name: string
  places: readonly FooterPlace[]
  /** Number of all locations, including those not listed here. */
  total: number
  groups: readonly FooterGroup[]
  numbers: readonly string[]
  /** Cards may show comparison rates, so the warning they need is shown here. */
  warned: boolean
}

const Places = ({ places }: Pick<Props, 'places'>) => (
  <ul className="footer-places">
    {places.map(({ name, line, to, phone }) => (
      <li key={name}>
        <b>{name}</b>
        <a href={wayTo(to)}>{line}</a>
        {phone && (
          <p>
            <a href={telHref(phone)} className="tel">
              {formatPhone(phone)}
            </a>
          </p>
        )}
      </li>
    ))}
  </ul>
)

const Group = ({ title, links }: FooterGroup) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href + label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
)

const Warning = () => <p className="max-w-[70ch]">*{useSiteBasics().financeWarning}</p>

/** A client component: the page then carries the footer as data instead of a second copy of the markup. */
export const FooterView = ({ look, name, places, total, groups, numbers, warned }: Props) => (
  <footer className={look === 'dark' ? 'site-footer on-chrome' : 'site-footer'} data-look={look} data-soft>
    <div className="footer-all">
      <div className="footer-top">
        <div className="footer-dealer">
          <p className="footer-name">{name}</p>
          <Places places={places} />
          {total > places.length && (
            <p className="footer-more">
              <a href="/locations">{`All ${total} locations`}</a>
            </p>
          )}
        </div>
        <div className="footer-groups">
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      </div>
      <div className="footer-legal">
        <p className="footer-numbers">
          {numbers.map((one) => (
            <span key={one}>{one}</span>
          ))}
        </p>
        <p className="max-w-[70ch]">
          Prices are for the vehicle as described and carry their type: drive away includes all government charges and
          on-road costs; excluding government charges does not. Stock can sell before a page is updated, so please call
          before you travel.
        </p>
        {warned && <Warning />}
      </div>
    </div>
  </footer>
)
