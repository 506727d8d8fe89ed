'use client'

import { button } from '@/src/ui/button'

const PlatformError = ({ reset }: { error: Error; reset: () => void }) => (
  <div className="grid justify-items-start gap-4">
    <h1 className="text-2xl">Something went wrong</h1>
    <p className="text-muted">We couldn’t load this page. Please try again. The dealers’ sites aren’t affected.</p>
    <button type="button" onClick={reset} className={button('primary', 'lg')}>
      Try again
    </button>
  </div>
)

export default PlatformError
