import ArrowRight from 'lucide-react/icons/arrow-right'
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
  <section aria-labelledby={id} className={classNames('py-10 lg:py-16', ground)}>
    <div className="wrap">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:mb-8">
        <h2 id={id} className="text-xl lg:text-2xl">
          {title}
        </h2>
        {more && (
          <Link
            href={more.href}
            prefetch={false}
            className="group text-accent-text inline-flex min-h-11 items-center gap-1 font-semibold underline-offset-4 hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
          </Link>
        )}
      </div>
      {children}
    </div>
  </section>
)
