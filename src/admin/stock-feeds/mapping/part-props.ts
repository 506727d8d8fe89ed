import type { Mapping, MappingIssue } from '@/src/domain/stock/feed/mapping'
import type { SeenColumn } from '../use-seen-columns'

export type PartProps = {
  readonly draft: Mapping
  readonly issues: readonly MappingIssue[]
  readonly seenColumns: readonly SeenColumn[]
  readonly locked: boolean
  /** Id of the datalist with the columns of the last file. */
  readonly listId: string
}

export type EditProps = PartProps & { readonly onChange: (next: Mapping) => void }
