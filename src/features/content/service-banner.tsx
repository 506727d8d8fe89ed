'use client'

import { useState } from 'react'
import { Icon } from '@/src/ui/icon'

type Props = { id: string; heading: string; text?: string; href: string }

/** Links to service booking until the visitor closes it for this page view (CNT-05). */
export const ServiceBanner = ({ id, heading, text, href }: Props) => {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <section aria-labelledby={id} className="bg-accent-soft">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <Icon name="wrench" className="text-accent-text size-8 flex-none" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-lg">
            {heading}
          </h2>
          {text && <p className="text-sm">{text}</p>}
        </div>
        <a href={href} className="btn btn-md btn-primary">
          Book a Service
        </a>
        <button
          type="button"
          onClick={() => setClosed(true)}
          className="hover:bg-surface flex size-11 items-center justify-center rounded-full noscript:hidden"
        >
          <Icon name="x" className="size-5" />
          <span className="sr-only">Close: {heading}</span>
        </button>
      </div>
    </section>
  )
}
