import { Suspense } from 'react'
import { NotFoundPage } from '@/src/features/navigation/not-found-page'
import { answerMissing } from '@/src/server/missing'

const Answer404 = answerMissing

/**
 * Answers 404 and has the words in the page itself. Next leaves a bare `notFound()` to the browser's script;
 * here the same page stands in the HTML as the fallback of the part that fails.
 */
export const Missing = () => (
  <Suspense fallback={<NotFoundPage />}>
    <Answer404 />
  </Suspense>
)
