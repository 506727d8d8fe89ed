import type { Metadata } from 'next'
import { defaultTheme } from '@/src/domain/theme/palette'
import { buildThemeIcon } from '@/src/domain/theme/icon'
import { PlatformDocument } from '@/src/site/platform/platform-document'
import './site/globals.css'

export const metadata: Metadata = {
  title: 'Page not found | Forecourt',
  robots: { index: false },
  icons: { icon: buildThemeIcon(defaultTheme, 'Forecourt') },
}

/** The 404 page for URLs that no route matches. */
const GlobalNotFound = () => (
  <PlatformDocument>
    <div className="grid gap-4">
      <h1 className="text-2xl">Page not found</h1>
      <p>There’s no page at this address. Check that you entered it correctly.</p>
    </div>
  </PlatformDocument>
)

export default GlobalNotFound
