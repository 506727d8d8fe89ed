'use client'

import type { ReactNode } from 'react'
import { useExternalLinks } from './use-external-links'

type Props = {
  /** URL of the dealer's own site. */
  readonly site: string
  readonly css: string
  /** The end of the link, as readers see it. */
  readonly until: string
  readonly children: ReactNode
}

/** A page that is not published yet, with the time until which the link shows it (STF-08). */
export const SharedPreview = ({ site, css, until, children }: Props) => {
  useExternalLinks(site)
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <p className="bg-chrome text-on-chrome px-4 py-2 text-center text-sm" role="status">
        {`Preview, valid until ${until}. Forms on this page don’t send anything.`}
      </p>
      {children}
    </>
  )
}
