import { Suspense } from 'react'
import { NotFoundPage } from '@/src/features/navigation/not-found-page'
import { answerMissing } from '@/src/server/site/answer-missing'

const Answer404 = answerMissing

/**
 * Answers 404 with the not-found page in the HTML. A bare `notFound()` leaves rendering to the browser's script; here
 * the same page is the fallback of the part that throws.
 */
export const Missing = () => (
  <Suspense fallback={<NotFoundPage />}>
    <Answer404 />
  </Suspense>
)
