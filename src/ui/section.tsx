import { Icon } from './icon'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A part of a page with its heading, in the page's own rhythm. */
export const Section = ({
  title,
  id,
  more,
  ground,
  children,
}: {
  title: string
  id: string
  more?: { readonly label: string; readonly href: string }
  ground?: string
  children: ReactNode
}) => (
  <section aria-labelledby={id} className={classNames('section', ground)}>
    <div className="wrap">
      <div className="section-head">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {more && (
          <Link href={more.href} prefetch={false} className="section-more">
            {more.label}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
      {children}
    </div>
  </section>
)
