import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { defaultTheme } from '@/src/domain/theme/palette'
import { themeCssWithFonts, listThemeFontFiles } from '@/src/domain/theme/css'

/** The HTML document of the platform's own pages, in the default theme. */
export const PlatformDocument = ({ children }: { children: ReactNode }) => {
  for (const file of listThemeFontFiles(defaultTheme))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en-AU">
      <head>
        <style dangerouslySetInnerHTML={{ __html: themeCssWithFonts(defaultTheme) }} />
      </head>
      <body className="bg-surface-alt font-text text-ink text-base">
        <main className="wrap grid flex-1 content-start gap-10 py-12 lg:py-20">{children}</main>
      </body>
    </html>
  )
}
