'use client'

import { lazy } from 'react'

/**
 * Loaded only for a missing page, because every page includes this file. There is no `Suspense` around it: the server
 * waits for it, and its HTML is in its place.
 */
const MessagePage = lazy(async () => ({ default: (await import('./message-page')).MessagePage }))

export const NotFoundPage = () => (
  <MessagePage
    title="We couldn’t find that page"
    text="The page may have moved, or the vehicle may have been sold. Search our stock to see what is available now."
  />
)
