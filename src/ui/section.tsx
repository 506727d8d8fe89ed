import { Icon } from './icon'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A section of a page with its heading and an optional link. */
export const Section = ({
  title,
  id,
  more,
  background,
  children,
}: {
  title: string
  id: string
  more?: { readonly label: string; readonly href: string }
  background?: string
  children: ReactNode
}) => (
  <section aria-labelledby={id} className={classNames('section', background)}>
    <div className="wrap">
      <div className="section-head">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {more && (
          <a href={more.href} className="section-more" data-soft>
            {more.label}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
      {children}
    </div>
  </section>
)
