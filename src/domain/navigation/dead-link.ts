import type { DeadLinkReason } from './link-target'
import type { StoredLink } from './stored-links'

/** A stored link that leads nowhere, with the document that has it (STF-06). */
export type DeadLink = StoredLink & {
  readonly reason: DeadLinkReason
  readonly collection: string
  readonly id: string
  /** The document's name, as staff read it: `Header menu`, `Page “About us”`. */
  readonly place: string
}
