import type { Mapping, MappingIssue } from '@/src/domain/stock/feed/mapping'
import type { SeenColumn } from '../seen-columns'

/** What each part of the editor is given. */
export type PartProps = {
  readonly draft: Mapping
  readonly issues: readonly MappingIssue[]
  readonly seen: readonly SeenColumn[]
  readonly locked: boolean
  /** The list of the last file's columns that text boxes suggest from. */
  readonly listId: string
}

export type EditProps = PartProps & { readonly onChange: (next: Mapping) => void }
