import { Gutter } from '@payloadcms/ui'
import { CircleCheck, ExternalLink } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { findCurrentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { formatAllClear, listQuickActions } from '@/src/domain/panel/attention'
import { listHidingChoices, withoutHidden } from '@/src/domain/panel/hidden-items'
import { localDayOf } from '@/src/domain/panel/promo-window'
import { formatCount } from '@/src/domain/text/numbers'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import { findPanelContext } from '../shell/chosen-tenant'
import { AttentionCard } from './attention-card'
import { Statistics } from './statistics'
import { findHiddenKeys } from './find-hidden-keys'
import { gatherAttention } from './gather-attention'
import { GroupIcon } from './group-icon'

type Props = {
  readonly initPageResult: { readonly req: PayloadRequest }
  readonly searchParams?: Readonly<Record<string, unknown>>
}

/** Says what was checked for this reader; with hidden items it says that nothing else is left (STF-04). */
const NothingToDo = ({ allClear, hasHidden }: { readonly allClear: string; readonly hasHidden: boolean }) => (
  <p className="dashboard-none">
    <CircleCheck size={28} aria-hidden />
    <span>
      <strong>{hasHidden ? 'Nothing else needs your attention.' : 'Nothing needs your attention.'}</strong>
      {!hasHidden && ` ${allClear}`}
    </span>
  </p>
)

const HiddenItems = ({ count, isShown }: { readonly count: number; readonly isShown: boolean }) =>
  count === 0 ? null : (
    <p className="dashboard-hidden">
      {`${formatCount(count, 'item')} hidden. `}
      {isShown ? <a href="/admin">Hide them again</a> : <a href="/admin?hidden=show">Show them</a>}
    </p>
  )

/** The panel's landing page: what needs attention, quick actions and statistics (ADM-03). */
export const DashboardView = async ({ initPageResult: { req }, searchParams }: Props) => {
  const panelContext = await findPanelContext(req)
  if (panelContext === null) return null
  const { tenant } = panelContext
  const now = new Date()
  const today = localDayOf(await findCurrentTimeZone(req), now)
  const showsHidden = searchParams?.['hidden'] === 'show'
  const hiddenKeys = await findHiddenKeys(req, today)
  const everything = await gatherAttention(req, tenant?.id, now, hiddenKeys)
  const groups = showsHidden ? everything : withoutHidden(everything)
  const hiddenCount = everything.flatMap(({ items }) => items).filter(({ isHidden }) => isHidden).length
  const roles = panelRolesOf(req.user)
  const actions = listQuickActions(roles)
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
        <NothingToDo allClear={formatAllClear(roles, tenant !== undefined)} hasHidden={hiddenCount > 0} />
      ) : (
        <div className="attention">
          {groups.map((group) => (
            <AttentionCard
              key={group.key}
              group={group}
              hidingChoices={listHidingChoices(today)}
              showsAll={showsHidden}
            />
          ))}
        </div>
      )}
      <HiddenItems count={hiddenCount} isShown={showsHidden} />
      <Statistics req={req} tenant={tenant?.id} days={searchParams?.['days']} now={now} />
    </Gutter>
  )
}
