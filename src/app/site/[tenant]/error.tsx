'use client'

import { Lost } from '@/src/features/navigation/lost'
import { button } from '@/src/ui/button'

/** A failure while showing a page: what failed, what stays, and a way on. */
const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => (
  <Lost
    title="That did not load"
    text="Something went wrong on our side. The rest of the site works; please try again."
  >
    <button type="button" onClick={reset} className={button('secondary', 'lg')}>
      Try again
    </button>
  </Lost>
)

export default ErrorPage
