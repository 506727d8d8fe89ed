import type { Pool } from 'pg'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { withClient } from '@/src/platform/postgres/connections'
import { importStock } from '../import'
import type { ImportResult } from '../import-report'
import { LastFileRecorder } from '../last-file'
import type { FeedRef } from '../upload'
import { findDraftFile } from './draft-file'

export type DraftRun = {
  readonly feed: FeedRef
  readonly draftId: string
  readonly mapping: Mapping
  readonly now: Date
  readonly dryRun: boolean
  readonly allowRemoval: boolean
  /** False if the file has only some of the feed's vehicles: the others stay. */
  readonly isComplete: boolean
}

const NO_FILE: ImportResult = {
  ok: false,
  reason: 'empty',
  message: 'The file of this import isn’t stored any more. Choose it again.',
}

/** Checks or imports the file of a draft with its mapping. An import stores the file as the feed's last one. */
export const runDraft = async (pool: Pool, run: DraftRun): Promise<ImportResult> => {
  const { feed, draftId, mapping, now, dryRun, allowRemoval, isComplete } = run
  const file = await findDraftFile(pool, { id: draftId, feedId: feed.id })
  if (file === undefined) return NO_FILE
  const recorder = new LastFileRecorder(file.bytes)
  try {
    return await withClient(pool, async (client) => {
      const result = await importStock(client, {
        tenantId: feed.tenant,
        feedKey: feed.key,
        source: { kind: 'file', name: file.name, bytes: recorder.bytes, mappings: [mapping] },
        now,
        dryRun,
        allowRemoval,
        isPartial: !isComplete,
        lockWaitMs: 10_000,
      })
      if (!dryRun) await recorder.save(client, feed.id, file.name, now)
      return result
    })
  } finally {
    await recorder.close()
  }
}
