import type { RequestProblem } from '@/src/admin/requests/request-panel'

/** A failed request, announced; with the way back in if the session has ended. */
export const Problem = ({ id, problem }: { readonly id?: string; readonly problem: RequestProblem | undefined }) =>
  problem === undefined ? null : (
    <p id={id} role="alert" className="import-stock__problem">
      {problem.isSignedOut ? (
        <>
          Your session has ended. Your import is saved on the server.{' '}
          <a href="/admin/login" target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then come back and try again.
        </>
      ) : (
        problem.message
      )}
    </p>
  )
