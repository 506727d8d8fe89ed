import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Control', description: 'An empty page.', robots: { index: false } }

/** Nothing around the page: no theme, no styles, no script of the product's. */
const ControlLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <body>
      <main>{children}</main>
    </body>
  </html>
)

export default ControlLayout
