type Job = { readonly run: () => Promise<unknown> }
/** Jobs by sender, in the order of their turns. */
type Senders = Map<string, Job[]>

export type Requester = {
  readonly tenantId: string
  /** The sender (`src/domain/net/sender.ts`); undefined if it is unknown. */
  readonly sender: string | undefined
}
/** Jobs that run at once, and the most that may wait: in all, of a tenant, and of a known sender. */
export type QueueLimits = Readonly<Record<'atOnce' | 'waiting' | 'waitingOfTenant' | 'waitingOfSender', number>>

/**
 * A queue of many tenants' work for a few threads. Tenants take turns, and so do the senders of each tenant, so that a
 * flood of requests delays another tenant's first request by at most one turn. Work beyond the limits is refused at
 * once.
 */
export class FairQueue {
  private readonly tenants = new Map<string, Senders>()
  private readonly waitingBySender = new Map<string, number>()
  private waiting = 0
  private running = 0
  private readonly bounds: QueueLimits

  constructor(bounds: QueueLimits) {
    this.bounds = bounds
  }

  /** Returns the result of the work after its turn; null, at once, if the queue is full. */
  add<T>({ tenantId, sender = '' }: Requester, work: () => Promise<T>): Promise<T> | null {
    if (this.isFull(tenantId, sender)) return null
    const senders = getOrSet(this.tenants, tenantId, (): Senders => new Map())
    const jobs = getOrSet(senders, sender, (): Job[] => [])
    return new Promise<T>((resolve, reject) => {
      jobs.push({ run: () => work().then(resolve, reject) })
      this.count(sender, 1)
      this.next()
    })
  }

  /** A tenant with nothing waiting is never refused because of another tenant's flood. */
  private isFull(tenantId: string, sender: string): boolean {
    const { waiting, waitingOfTenant, waitingOfSender } = this.bounds
    const waitingOfThisTenant = [...(this.tenants.get(tenantId)?.values() ?? [])].reduce(
      (sum, jobs) => sum + jobs.length,
      0,
    )
    const isSenderFull = sender !== '' && (this.waitingBySender.get(sender) ?? 0) >= waitingOfSender
    return (
      isSenderFull || waitingOfThisTenant >= waitingOfTenant || (this.waiting >= waiting && waitingOfThisTenant > 0)
    )
  }

  private next(): void {
    if (this.running >= this.bounds.atOnce) return
    const job = this.takeNext()
    if (!job) return
    this.running += 1
    void job.run().finally(() => {
      this.running -= 1
      this.next()
    })
  }

  /** Takes the next job and moves its tenant and sender to the end. */
  private takeNext(): Job | undefined {
    const [tenant] = this.tenants
    if (!tenant) return undefined
    const [tenantId, senders] = tenant
    this.tenants.delete(tenantId)
    const [first] = senders
    if (!first) return undefined
    const [sender, jobs] = first
    senders.delete(sender)
    const job = jobs.shift()
    if (jobs.length > 0) senders.set(sender, jobs)
    if (senders.size > 0) this.tenants.set(tenantId, senders)
    this.count(sender, -1)
    return job
  }

  private count(sender: string, change: 1 | -1): void {
    this.waiting += change
    const now = (this.waitingBySender.get(sender) ?? 0) + change
    if (now > 0) this.waitingBySender.set(sender, now)
    else this.waitingBySender.delete(sender)
  }
}

const getOrSet = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const created = make()
  map.set(key, created)
  return created
}
