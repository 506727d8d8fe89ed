'use client'

import { MessagePage } from './message-page'

export const NotFoundPage = () => (
  <MessagePage
    title="We could not find that page"
    text="It may have moved, or what it showed may have been sold. Everything we have is one search away."
  />
)
