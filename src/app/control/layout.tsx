import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = {
  title: 'Control',
  description: 'A page without content, for speed tests.',
  robots: { index: false },
}

/** No theme, styles or scripts of the product. */
const ControlLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <body>
      <main>{children}</main>
    </body>
  </html>
)

export default ControlLayout
