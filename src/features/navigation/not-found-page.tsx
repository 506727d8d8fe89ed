'use client'

import { MessagePage } from './message-page'

export const NotFoundPage = () => (
  <MessagePage
    title="We couldn’t find that page"
    text="The page may have moved, or the vehicle may have been sold. Search our stock to see what is available now."
  />
)
