import { randomBytes } from 'node:crypto'
import { handleRequest } from '../http/handle'
import type { HttpContext } from '../http/types'
import { execute } from '../query/execute'
import { readTasks } from '../query/task'
import { tenantFilter } from '../secured-key'
import { planIndex } from '../settings'
import type { Calls, WorkerSetup } from './messages'
import { Tenants } from './tenants'

export type Handlers = { readonly [Name in keyof Calls]?: (payload: Calls[Name][0]) => Calls[Name][1] }

const building = 'The index of this site is being built.'

/** Answers queries. Every call takes milliseconds only, because all queries share this thread. */
export const queryHandlers = (setup: WorkerSetup): Handlers => {
  const plan = planIndex(setup.primary, setup.settings, setup.synonyms)
  const tenants = new Tenants(plan)
  const ambient = () => {
    const start = performance.now()
    return { elapsed: () => performance.now() - start, queryId: () => randomBytes(16).toString('hex') }
  }
  const context = (nowSeconds: number): HttpContext => ({
    plan,
    indexOf: (tenantId) => tenants.indexOf(tenantId),
    searchKeySecret: setup.searchKeySecret,
    adminKey: setup.adminKey,
    nowSeconds,
    ambient: ambient(),
  })
  return {
    http: ({ request, nowSeconds }) => handleRequest(context(nowSeconds), request),
    search: ({ tenantId, requests }) => {
      const { index, ready } = tenants.indexOf(tenantId)
      const tasks = readTasks(plan, { requests }, () => tenantFilter(tenantId))
      return `[${execute(plan, index, tasks, { ...ambient(), notice: ready ? undefined : building }).join()}]`
    },
    apply: ({ tenantId, changes }) => tenants.apply(tenantId, changes),
    startReplace: ({ tenantId }) => (tenants.startReplace(tenantId), null),
    startMerge: ({ tenantId }) => tenants.startMerge(tenantId),
    show: ({ tenantId, view }) => (tenants.show(tenantId, view), null),
    adopt: ({ tenantId, segment, given }) => tenants.adopt(tenantId, segment, given),
    restore: ({ tenantId, segment }) => (tenants.restore(tenantId, segment), null),
    drop: ({ tenantId }) => (tenants.drop(tenantId), null),
    stats: () => tenants.stats(),
  }
}
