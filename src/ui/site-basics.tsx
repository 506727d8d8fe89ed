'use client'

import { createContext, use, type ReactNode } from 'react'

/** The little a page without data of its own (not found, error) needs of the dealer. */
export type SiteBasics = { readonly name: string; readonly searchPath: string; readonly phone?: string | undefined }

const Basics = createContext<SiteBasics>({ name: '', searchPath: '/' })

export const SiteBasicsProvider = ({ value, children }: { value: SiteBasics; children: ReactNode }) => (
  <Basics value={value}>{children}</Basics>
)

export const useSiteBasics = (): SiteBasics => use(Basics)
