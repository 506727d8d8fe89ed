import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { defaultTheme } from '@/src/domain/theme/palette'
import { themeCss, themeFontFiles } from '@/src/domain/theme/css'
import { themeIcon } from '@/src/domain/theme/icon'
import '../site/globals.css'

export const metadata: Metadata = {
  title: 'Forecourt',
  robots: { index: false },
  icons: { icon: themeIcon(defaultTheme, 'Forecourt') },
}

/** The platform's own pages, in the default theme. */
const PlatformLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <head>
      {themeFontFiles(defaultTheme).map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: themeCss(defaultTheme) }} />
    </head>
    <body className="bg-surface-alt font-text text-ink text-base">
      <main className="wrap grid flex-1 content-start gap-10 py-12 lg:py-20">{children}</main>
    </body>
  </html>
)

export default PlatformLayout
