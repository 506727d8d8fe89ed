import type { Mapping } from '@/src/domain/stock/feed/mapping'
import type { ImportReport } from '@/src/services/stock/import-report'
import { requestPanel } from '@/src/admin/requests/request-panel'

/** The answer of a feed's endpoints: a report, or a refusal with its numbers. */
export type FeedAnswer =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly reason: string; readonly message: string; readonly report?: ImportReport }

export type FeedRequestState = { readonly busy: boolean; readonly answer?: FeedAnswer; readonly problem?: string }

/** Asks what the feed's last file would change with an unsaved mapping. */
export const tryFeed = async (feedId: string, mapping: Mapping): Promise<FeedRequestState> => {
  const result = await requestPanel<FeedAnswer>(`stock-feeds/${feedId}/try`, { body: mapping, answers: [422] })
  return result.ok ? { busy: false, answer: result.body } : { busy: false, problem: result.message }
}
