'use client'

import type { ReactNode } from 'react'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { useSiteBasics } from '@/src/shared/site-basics'
import { CompactFooter } from './footers/compact'
import type { FooterContent } from './footers/footer-parts'
import { FullFooter } from './footers/full'
import { PlaceLedFooter } from './footers/place-led'

type Props = FooterContent & {
  look: SiteTheme['footer']
  layout: SiteTheme['footer_layout']
  legalItems: readonly string[]
  /** Cards may show comparison rates, so the warning they need is shown here. */
  showsFinanceWarning: boolean
}

/** The layouts of a footer (TEN-10); the legal lines are below each. */
const layouts: Readonly<Record<Props['layout'], (content: FooterContent) => ReactNode>> = {
  full: FullFooter,
  compact: CompactFooter,
  'place-led': PlaceLedFooter,
}

const FinanceWarning = () => <p className="max-w-[70ch]">*{useSiteBasics().financeWarning}</p>

/** A client component: the page then carries the footer as data instead of a second copy of the markup. */
export const FooterView = ({ look, layout, legalItems, showsFinanceWarning, ...content }: Props) => {
  const Layout = layouts[layout]
  return (
    <footer className={look === 'dark' ? 'site-footer on-chrome' : 'site-footer'} data-look={look} data-soft>
      <div className="footer-all" data-layout={layout}>
        <Layout {...content} />
        <div className="footer-legal">
          <p className="footer-numbers">
            {legalItems.map((item) => (
              <span key={item}>{item}</span>
            ))}
          </p>
          <p className="max-w-[70ch]">
            Prices are for the vehicle as described, and each price states its type: drive away includes all government
            charges and on-road costs; excluding government charges does not. Stock can sell before a page is updated,
            so please call before you travel.
          </p>
          {showsFinanceWarning && <FinanceWarning />}
        </div>
      </div>
    </footer>
  )
}
