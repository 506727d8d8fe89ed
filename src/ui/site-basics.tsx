'use client'

import { createContext, use, type ReactNode } from 'react'

/** The little that any part of a page may need of the dealer, also one without data of its own (not found, error). */
export type SiteBasics = {
  readonly name: string
  readonly searchPath: string
  readonly phone?: string | undefined
  /** The image host that pictures from elsewhere go through, where this installation has one (GAL-05). */
  readonly imageHost?: string | undefined
  /** The warning that belongs to every comparison rate the site shows; absent where it shows none. */
  readonly financeWarning?: string | undefined
}

const Basics = createContext<SiteBasics>({ name: '', searchPath: '/' })

export const SiteBasicsProvider = ({ value, children }: { value: SiteBasics; children: ReactNode }) => (
  <Basics value={value}>{children}</Basics>
)

export const useSiteBasics = (): SiteBasics => use(Basics)
