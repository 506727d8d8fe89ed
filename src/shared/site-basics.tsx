'use client'

import { defaultStockLook, type StockLook } from '@/src/domain/theme/site-theme'
import { stockNounOf, type Noun } from '@/src/domain/stock/vehicle/nouns'
import { createContext, use, type ReactNode } from 'react'

/** The dealer's data that any component may need, also on pages without their own data (not found, error). */
export type SiteBasics = {
  readonly name: string
  readonly searchPath: string
  /** The link to the stock page, whose label names the dealer's default city. */
  readonly stock: { readonly label: string; readonly href: string }
  /** How the dealer's theme arranges vehicles. */
  readonly look: StockLook
  /** The dealer's noun for vehicles. */
  readonly noun: Noun
  readonly phone?: string | undefined
  /** “Book a test drive”, in the words of what the dealer sells; absent if it offers none. */
  readonly testDrive?: string | undefined
  /** The service that resizes external images, if this installation has one (GAL-05). */
  readonly imageHost?: string | undefined
  /** The style of the installation's map service, if it has one (SHP-04). */
  readonly mapStyle?: string | undefined
  /** The prices that come first are those of subscriptions, where vehicles have one (CARD-04). */
  readonly leadsWithSubscription?: boolean | undefined
  /** The warning that accompanies every comparison rate on the site; absent if none is shown. */
  readonly financeWarning?: string | undefined
}

const Basics = createContext<SiteBasics>({
  name: '',
  searchPath: '/',
  stock: { label: 'See all stock', href: '/' },
  look: defaultStockLook,
  noun: stockNounOf([]),
})

export const SiteBasicsProvider = ({ value, children }: { value: SiteBasics; children: ReactNode }) => (
  <Basics value={value}>{children}</Basics>
)

export const useSiteBasics = (): SiteBasics => use(Basics)
