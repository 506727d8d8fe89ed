import * as m20261126_003040_initial from './20261126_003040_initial'
import * as m20261126_010000_guards from './20261126_010000_guards'
import * as m20261126_020000_popular_searches from './20261126_020000_popular_searches'

export const migrations = [
  { up: m20261126_003040_initial.up, down: m20261126_003040_initial.down, name: '20261126_003040_initial' },
  { up: m20261126_010000_guards.up, down: m20261126_010000_guards.down, name: '20261126_010000_guards' },
  {
    up: m20261126_020000_popular_searches.up,
    down: m20261126_020000_popular_searches.down,
    name: '20261126_020000_popular_searches',
  },
]
