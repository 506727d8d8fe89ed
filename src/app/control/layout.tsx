import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Control', description: 'An empty page.', robots: { index: false } }

/** No theme, styles or scripts of the product. */
const ControlLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <body>
      <main>{children}</main>
    </body>
  </html>
)

export default ControlLayout
