import type { RequestProblem } from './draft-requests'

/** A failed request, announced; with the way back in if the session has ended. */
export const Problem = ({ id, problem }: { readonly id?: string; readonly problem: RequestProblem | undefined }) =>
  problem === undefined ? null : (
    <p id={id} role="alert" className="import-stock__problem">
      {problem.message}
      {problem.isSignedOut && (
        <>
          {' '}
          <a href="/admin/login" target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then come back and try again.
        </>
      )}
    </p>
  )
