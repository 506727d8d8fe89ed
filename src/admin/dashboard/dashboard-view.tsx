import { Gutter } from '@payloadcms/ui'
import { CircleCheck, ExternalLink } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { findCurrentTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { type AttentionGroup, formatAllClear } from '@/src/domain/panel/attention'
import { listQuickActions } from '@/src/domain/panel/quick-actions'
import { formatSetUpProgress, listSetUpSteps, type SetUpFacts } from '@/src/domain/panel/getting-started'
import { listHidingChoices, withoutHidden } from '@/src/domain/panel/hidden-items'
import type { PanelRole } from '@/src/domain/panel/menu'
import { localDayOf } from '@/src/domain/panel/promo-window'
import { formatCount } from '@/src/domain/text/numbers'
import { panelRolesOf } from '@/src/cms/panel-plugin'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { readSetUpFacts } from '@/src/services/tenants/set-up-facts'
import { GettingStarted } from '../getting-started/getting-started'
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

/** A dealer whose site still lacks something is not up to date. */
const findHeading = (needsAttention: boolean, isMissingSomething: boolean): string => {
  if (needsAttention) return 'Needs attention'
  return isMissingSomething ? 'Get your site ready' : 'All up to date'
}

type QuickActionsProps = { readonly roles: readonly PanelRole[]; readonly siteUrl: string | undefined }

const QuickActions = ({ roles, siteUrl }: QuickActionsProps) => (
  <nav className="quick-actions" aria-label="Quick actions">
    {listQuickActions(roles).map(({ label, href, icon }) => (
      <a key={href} href={href}>
        <GroupIcon name={icon} />
        {label}
      </a>
    ))}
    {siteUrl !== undefined && (
      <a href={siteUrl} target="_blank" rel="noopener">
        <ExternalLink size={18} aria-hidden />
        View your site
      </a>
    )}
  </nav>
)

type CardsProps = { readonly groups: readonly AttentionGroup[]; readonly today: string; readonly showsAll: boolean }

const AttentionCards = ({ groups, today, showsAll }: CardsProps) =>
  groups.length > 0 && (
    <div className="attention">
      {groups.map((group) => (
        <AttentionCard key={group.key} group={group} hidingChoices={listHidingChoices(today)} showsAll={showsAll} />
      ))}
    </div>
  )

/** The set-up of the chosen dealer for its administrators, while something is missing. */
const findSetUp = async (
  req: PayloadRequest,
  tenant: string | undefined,
  roles: readonly PanelRole[],
): Promise<SetUpFacts | undefined> => {
  const isAdministrator = roles.some((role) => role === 'tenant-admin' || role === 'platform-admin')
  if (tenant === undefined || !isAdministrator) return undefined
  const facts = await readSetUpFacts(getPool(req.payload), tenant)
  return formatSetUpProgress(listSetUpSteps(facts)) === '' ? undefined : facts
}

/** The panel's landing page: what needs attention, quick actions and statistics (ADM-03). */
export const DashboardView = async ({ initPageResult: { req }, searchParams }: Props) => {
  const panelContext = await findPanelContext(req)
  if (panelContext === null) return null
  const { tenant } = panelContext
  const tenantId = tenant?.id
  const now = new Date()
  const today = localDayOf(await findCurrentTimeZone(req), now)
  const showsHidden = searchParams?.['hidden'] === 'show'
  const hiddenKeys = await findHiddenKeys(req, today)
  const everything = await gatherAttention(req, tenantId, now, hiddenKeys)
  const groups = showsHidden ? everything : withoutHidden(everything)
  const hiddenCount = everything.flatMap(({ items }) => items).filter(({ isHidden }) => isHidden).length
  const roles = panelRolesOf(req.user)
  const setUp = await findSetUp(req, tenantId, roles)
  return (
    <Gutter className="panel-dashboard">
      <h1>{findHeading(groups.length > 0, setUp !== undefined)}</h1>
      <QuickActions roles={roles} siteUrl={tenant?.url} />
      {setUp && <GettingStarted facts={setUp} />}
      {groups.length === 0 && !setUp && (
        <NothingToDo allClear={formatAllClear(roles, tenantId !== undefined)} hasHidden={hiddenCount > 0} />
      )}
      <AttentionCards groups={groups} today={today} showsAll={showsHidden} />
      <HiddenItems count={hiddenCount} isShown={showsHidden} />
      <Statistics req={req} tenant={tenantId} days={searchParams?.['days']} now={now} />
    </Gutter>
  )
}
