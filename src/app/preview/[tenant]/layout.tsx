import type { Metadata } from 'next'
import SiteLayout, { generateViewport } from '../../site/[tenant]/layout'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export { generateViewport }

/** The dealer's own header and footer around what is previewed. */
export default SiteLayout
