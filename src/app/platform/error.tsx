'use client'

import { button } from '@/src/ui/button'

const PlatformError = ({ reset }: { error: Error; reset: () => void }) => (
  <div className="grid justify-items-start gap-4">
    <h1 className="text-2xl">That did not load</h1>
    <p className="text-muted">Something went wrong on our side. The sites of the dealers are not affected.</p>
    <button type="button" onClick={reset} className={button('primary', 'lg')}>
      Try again
    </button>
  </div>
)

export default PlatformError
