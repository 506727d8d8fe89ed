import { randomBytes } from 'node:crypto'
import { handleRequest } from '../http/handle'
import type { HttpContext } from '../http/types'
import { execute } from '../query/execute'
import { parseTasks } from '../query/task'
import { createTenantFilter } from '../secured-key'
import { createIndexPlan } from '../settings'
import { collectGarbageAfter } from './collect-garbage'
import type { WorkerCalls, WorkerSetup } from './messages'
import { TenantIndexes } from './tenant-indexes'

export type Handlers = {
  readonly [Name in keyof WorkerCalls]?: (payload: WorkerCalls[Name][0]) => WorkerCalls[Name][1]
}

const INDEX_BUILDING_MESSAGE = 'The index of this site is being built.'

/** Answers queries. Every call takes milliseconds only, because many queries share this thread. */
export const createQueryHandlers = (setup: WorkerSetup): Handlers => {
  const plan = createIndexPlan(setup.primary, setup.settings, setup.synonyms)
  const tenants = new TenantIndexes(plan)
  const createContext = () => {
    const start = performance.now()
    return { elapsed: () => performance.now() - start, queryId: () => randomBytes(16).toString('hex') }
  }
  const context = (nowSeconds: number): HttpContext => ({
    plan,
    indexOf: (tenantId) => tenants.indexOf(tenantId),
    searchKeySecret: setup.searchKeySecret,
    adminKey: setup.adminKey,
    nowSeconds,
    ambient: createContext(),
  })
  return {
    http: ({ request, nowSeconds }) => handleRequest(context(nowSeconds), request),
    search: ({ tenantId, requests }) => {
      const { index, ready } = tenants.indexOf(tenantId)
      const tasks = parseTasks(plan, { requests }, () => createTenantFilter(tenantId))
      return `[${execute(plan, index, tasks, { ...createContext(), warning: ready ? undefined : INDEX_BUILDING_MESSAGE }).join()}]`
    },
    apply: ({ tenantId, changes }) => tenants.apply(tenantId, changes),
    startReplace: ({ tenantId }) => (tenants.startReplace(tenantId), null),
    startMerge: ({ tenantId }) => tenants.startMerge(tenantId),
    show: ({ tenantId, view }) => (tenants.showStaged(tenantId, view), null),
    adopt: ({ tenantId, segment, changes }) => {
      const adopted = tenants.adopt(tenantId, segment, changes)
      collectGarbageAfter(segment?.size ?? 0)
      return adopted
    },
    restore: ({ tenantId, segment }) => (tenants.restore(tenantId, segment), null),
    drop: ({ tenantId }) => (tenants.drop(tenantId), null),
    stats: () => tenants.stats(),
  }
}
