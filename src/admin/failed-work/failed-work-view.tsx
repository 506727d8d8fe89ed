import { forbidden, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { failedWorkScope } from '@/src/cms/failed-work-endpoint'
import { formatMoment } from '@/src/domain/time/format-moment'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { listFailedWork } from '@/src/services/background/failed-work'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { PanelFrame } from '../shell/panel-frame'
import { RetryButton } from './retry-button'
import './failed-work.css'

/** `/admin/failed-work`: work that failed after all retries, with the reason and a retry button (OPS-01). */
export const FailedWorkView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  if (!req.user) redirect('/admin/login?redirect=/admin/failed-work')
  const scope = await failedWorkScope(req)
  if (scope.length === 0) forbidden()
  const failures = await listFailedWork(getPool(req.payload), scope)
  return (
    <PanelFrame view={props} className="failed-work">
      <h1>Failed work</h1>
      <p className="failed-work__lead">
        We retry emails, texts and scheduled work for about a day. This list shows work from the last two weeks that
        failed and is no longer retried. Times are in Brisbane time.
      </p>
      {failures.length === 0 ? (
        <p>No work has failed in the last two weeks.</p>
      ) : (
        <ul className="failed-work__list">
          {failures.map(({ kind, id, what, reason, at, dealer }) => (
            <li key={`${kind}-${id}`}>
              <div>
                <strong>{what}</strong>
                {dealer !== undefined && <span className="failed-work__dealer">{dealer}</span>}
                <p className="failed-work__reason">{reason}</p>
                <p className="failed-work__at">{formatMoment(at, DEFAULT_TIME_ZONE)}</p>
              </div>
              <RetryButton kind={kind} id={id} what={what} />
            </li>
          ))}
        </ul>
      )}
    </PanelFrame>
  )
}
