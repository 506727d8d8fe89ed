import * as m20261124_004238_initial from './20261124_004238_initial'
import * as m20261124_004300_guards from './20261124_004300_guards'
import * as m20261124_035250_prize_spin_phone from './20261124_035250_prize_spin_phone'
import * as m20261124_060000_scheduled_jobs from './20261124_060000_scheduled_jobs'
import * as m20261125_173711_unread_values from './20261125_173711_unread_values'
import * as m20261126_001000_switch_limits from './20261126_001000_switch_limits'
import * as m20261126_002000_feed_on_missing from './20261126_002000_feed_on_missing'
import * as m20261126_001800_standard_names from './20261126_001800_standard_names'

export const migrations = [
  { up: m20261124_004238_initial.up, down: m20261124_004238_initial.down, name: '20261124_004238_initial' },
  { up: m20261124_004300_guards.up, down: m20261124_004300_guards.down, name: '20261124_004300_guards' },
  { up: m20261124_035250_prize_spin_phone.up, down: m20261124_035250_prize_spin_phone.down, name: '20261124_035250_prize_spin_phone' },
  { up: m20261124_060000_scheduled_jobs.up, down: m20261124_060000_scheduled_jobs.down, name: '20261124_060000_scheduled_jobs' },
  { up: m20261125_173711_unread_values.up, down: m20261125_173711_unread_values.down, name: '20261125_173711_unread_values' },
  { up: m20261126_001000_switch_limits.up, down: m20261126_001000_switch_limits.down, name: '20261126_001000_switch_limits' },
  { up: m20261126_002000_feed_on_missing.up, down: m20261126_002000_feed_on_missing.down, name: '20261126_002000_feed_on_missing' },
  { up: m20261126_001800_standard_names.up, down: m20261126_001800_standard_names.down, name: '20261126_001800_standard_names' },
]
