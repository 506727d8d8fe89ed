'use client'

import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { serverOnlyPart } from '@/src/ui/server-only-part'
import { FooterContents, type FooterLayout } from './footers/footer-contents'
import { OpenLines } from './footers/open-lines'

const ServerOnlyContents = serverOnlyPart(
  'footer-contents',
  'div',
  typeof window === 'undefined' ? FooterContents : undefined,
)

type Props = {
  look: SiteTheme['footer']
  layout: FooterLayout
  /** The name of the registered contents (`FooterContentsProps`). */
  contents: string
}

/** The footer of every page. Its links and texts exist only in the HTML. */
export const FooterView = ({ look, layout, contents }: Props) => (
  <footer className={look === 'dark' ? 'site-footer on-chrome' : 'site-footer'} data-look={look} data-soft>
    <ServerOnlyContents data={contents} className="footer-all" data-layout={layout} />
    {layout === 'place-led' && <OpenLines />}
  </footer>
)
