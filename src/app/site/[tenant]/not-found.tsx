import type { Metadata } from 'next'
import { Lost } from '@/src/features/navigation/lost'

export const metadata: Metadata = { title: 'Page not found' }

const NotFound = () => (
  <Lost
    title="We could not find that page"
    text="It may have moved, or what it showed may have been sold. Everything we have is one search away."
  />
)

export default NotFound
