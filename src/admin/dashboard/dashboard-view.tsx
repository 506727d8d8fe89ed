import { Gutter } from '@payloadcms/ui'
import { CircleCheck, ExternalLink } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { listQuickActions } from '@/src/domain/panel/attention'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import { findPanelContext } from '../shell/chosen-tenant'
import { AttentionCard } from './attention-card'
import { Statistics } from './statistics'
import { gatherAttention } from './gather-attention'
import { GroupIcon } from './group-icon'

type Props = {
  readonly initPageResult: { readonly req: PayloadRequest }
  readonly searchParams?: Readonly<Record<string, unknown>>
}

const NothingToDo = () => (
  <p className="dashboard-none">
    <CircleCheck size={28} aria-hidden />
    <span>
      <strong>Nothing needs your attention.</strong> No promotions are ending, holidays have hours, feeds are up to
      date, every vehicle has photos, and every lead has been answered and delivered.
    </span>
  </p>
)

/** The panel's landing page: what needs attention, quick actions and statistics (ADM-03). */
export const DashboardView = async ({ initPageResult: { req }, searchParams }: Props) => {
  const panelContext = await findPanelContext(req)
  if (panelContext === null) return null
  const { tenant } = panelContext
  const now = new Date()
  const groups = await gatherAttention(req, tenant?.id, now)
  const actions = listQuickActions(panelRolesOf(req.user))
  return (
    <Gutter className="panel-dashboard">
      <h1>{groups.length > 0 ? 'Needs attention' : 'All up to date'}</h1>
      <nav className="quick-actions" aria-label="Quick actions">
        {actions.map(({ label, href, icon }) => (
          <a key={href} href={href}>
            <GroupIcon name={icon} />
            {label}
          </a>
        ))}
        {tenant && (
          <a href={tenant.url} target="_blank" rel="noopener">
            <ExternalLink size={18} aria-hidden />
            View your site
          </a>
        )}
      </nav>
      {groups.length === 0 ? (
        <NothingToDo />
      ) : (
        <div className="attention">
          {groups.map((group) => (
            <AttentionCard key={group.key} group={group} />
          ))}
        </div>
      )}
      <Statistics req={req} tenant={tenant?.id} days={searchParams?.['days']} now={now} />
    </Gutter>
  )
}
