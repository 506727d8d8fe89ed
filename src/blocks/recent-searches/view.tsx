import { RecentSearchesSlot } from '@/src/features/search-blocks/recent-searches-slot'
import type { BlockView } from '../view'

export const recentSearchesView: BlockView<'recent-searches'> = (_data, { id }) =>
  id('recent-searches') === 'recent-searches' ? <RecentSearchesSlot /> : null
