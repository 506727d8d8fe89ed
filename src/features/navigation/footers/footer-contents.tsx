import type { ReactNode } from 'react'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { useSiteBasics } from '@/src/shared/site-basics'
import { CompactFooter } from './compact'
import type { FooterContent } from './footer-parts'
import { FullFooter } from './full'
import { PlaceLedFooter } from './place-led'

export type FooterLayout = SiteTheme['footer_layout']

export type FooterContentsProps = FooterContent & {
  layout: FooterLayout
  legalItems: readonly string[]
  /** Explains the labels beside prices. */
  priceLabels: string
  /** Cards may show comparison rates, so the warning they need is shown here. */
  showsFinanceWarning: boolean
}

/** The layouts of a footer (TEN-10); the legal lines are below each. */
const layouts: Readonly<Record<FooterLayout, (content: FooterContent) => ReactNode>> = {
  full: FullFooter,
  compact: CompactFooter,
  'place-led': PlaceLedFooter,
}

const FinanceWarning = () => <p className="footer-warning max-w-[70ch]">*{useSiteBasics().financeWarning}</p>

export const FooterContents = ({
  layout,
  legalItems,
  priceLabels,
  showsFinanceWarning,
  ...content
}: FooterContentsProps) => {
  const Layout = layouts[layout]
  return (
    <>
      <Layout {...content} />
      <div className="footer-legal">
        <p className="footer-numbers">
          {legalItems.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </p>
        <p className="max-w-[70ch]">
          {priceLabels} Stock can sell before a page is updated, so please call before you travel.
        </p>
        {showsFinanceWarning && <FinanceWarning />}
      </div>
    </>
  )
}
