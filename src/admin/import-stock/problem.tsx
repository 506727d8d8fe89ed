import type { RequestProblem } from '@/src/admin/requests/request-result'

/** A failed request, announced. */
export const Problem = ({ id, problem }: { readonly id?: string; readonly problem: RequestProblem | undefined }) =>
  problem === undefined ? null : (
    <p id={id} role="alert" className="import-stock__problem">
      {problem.message}
    </p>
  )
