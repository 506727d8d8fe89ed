'use client'

import { keptForHtml } from './html-once'

/** The script as the HTML has it; in the browser it is left as it stands. */
export const JsonLdScript = ({ id }: { id: string }) => (
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keptForHtml(id) }} />
)
