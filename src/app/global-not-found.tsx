import type { Metadata } from 'next'
import { defaultTheme } from '@/src/domain/theme/palette'
import { themeCss, themeFontFiles } from '@/src/domain/theme/css'
import { themeIcon } from '@/src/domain/theme/icon'
import './site/globals.css'

export const metadata: Metadata = {
  title: 'Page not found | Forecourt',
  robots: { index: false },
  icons: { icon: themeIcon(defaultTheme, 'Forecourt') },
}

/** What no route answers. Without it Next's own stands in the data of every page, two kilobytes each. */
const GlobalNotFound = () => (
  <html lang="en-AU">
    <head>
      {themeFontFiles(defaultTheme).map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: themeCss(defaultTheme) }} />
    </head>
    <body className="bg-surface-alt font-text text-ink text-base">
      <main className="wrap grid flex-1 content-start gap-4 py-12 lg:py-20">
        <h1 className="text-2xl">Page not found</h1>
        <p>Nothing stands at this address.</p>
      </main>
    </body>
  </html>
)

export default GlobalNotFound
